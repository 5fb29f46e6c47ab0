import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import type { Limits } from "../limits.js";

/** Milliseconds between two looks for requests that take too long to arrive. */
const CHECK_EVERY = 500;

/** An HTTP server that waits for no client for ever, and that no client fills with requests before it reads an answer. */
export function createLimitedServer(
  limits: Limits,
  handle: RequestListener,
  onTooMany: (socket: Socket) => void,
): Server {
  const unanswered = new WeakMap<Socket, number>();
  const server = createServer(
    {
      headersTimeout: limits.headersWithin,
      requestTimeout: limits.requestWithin,
      keepAliveTimeout: limits.idleFor,
      connectionsCheckingInterval: CHECK_EVERY,
    },
    (request, response) => {
      const { socket } = request;
      const count = (unanswered.get(socket) ?? 0) + 1;
      unanswered.set(socket, count);
      if (socket.destroyed || count > limits.requestsAtOnce) {
        if (!socket.destroyed) onTooMany(socket);
        return void socket.destroy();
      }
      response.on("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
      handle(request, response);
    },
  );
  server.setTimeout(limits.silentFor);
  return server;
}
