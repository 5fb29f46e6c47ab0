import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refusal, ServerFault } from "../faults.js";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A match's socket: the only route a connection may be upgraded for. */
    readonly isSocket?: boolean;
  }
}

/**
 * Refuses upgrades of anything but a match's socket, and ends the connection of every one that is refused, for whichever
 * reason: Node has let go of it, and a proxy would hand it the next request of another client.
 */
export function guardUpgrades(app: FastifyInstance, onRefused: () => void): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!request.ws) return;
    reply.header("connection", "close");
    const isWebSocket = request.headers.upgrade?.toLowerCase() === "websocket";
    if (request.routeOptions.config.isSocket !== true || !isWebSocket)
      throw new ServerFault("UPGRADE_UNKNOWN", "Only a match's socket can be upgraded to, as a WebSocket.");
  });
  // those that were not refused are answered by the socket itself
  app.addHook("onResponse", async (request) => {
    if (request.ws) onRefused();
  });
}

/** Answers a request whose target reaches no route, not even that of what is not there: no hook hears of those. */
export const refuseTarget =
  (onRefused: () => void) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    if (request.headers.upgrade !== undefined) onRefused();
    const { code, reason } = refusal("MESSAGE_MALFORMED", error.message);
    reply.raw.once("finish", () => request.raw.socket.destroy());
    reply
      .code(error.statusCode ?? 400)
      .header("connection", "close")
      .send({ code, reason });
  };
