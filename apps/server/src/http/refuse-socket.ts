import type { WebSocket } from "@fastify/websocket";
import type { Fault } from "@riposte/hosting/seats";

/** A client that is closed like this would be refused again. */
export const POLICY_VIOLATION = 1008;
/** Milliseconds a client has to close its end. */
const CLOSE_WITHIN = 1000;

/** Says why, and waits for no answer. */
export function refuseSocket(socket: WebSocket, { code, reason }: Fault): void {
  socket.send(JSON.stringify({ type: "fault", code, reason }));
  socket.close(POLICY_VIOLATION, code);
  setTimeout(() => socket.terminate(), CLOSE_WITHIN).unref();
}
