import type { FastifyInstance } from "fastify";
import { ServerFault } from "../faults.js";

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
