import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ServerFault } from "../faults.js";
import type { Limits } from "../limits.js";
import { guestOf } from "./addressed.js";

/** Among what a request is counted: what makes the server work, or files it only hands out. */
export type RouteLimit = "requests" | "files";

declare module "fastify" {
  interface FastifyContextConfig {
    readonly limit?: RouteLimit;
  }
}

/** Every route there may be, as it is registered: however a target is spelled, it is counted as the route it reaches. */
export const ROUTE_LIMITS: Readonly<Record<string, RouteLimit>> = {
  "/health": "requests",
  "/metrics": "requests",
  "/status": "requests",
  "/api/matches": "requests",
  "/api/matches/:id": "requests",
  "/api/matches/:id/join": "requests",
  "/api/matches/:id/list": "requests",
  "/api/matches/:id/socket": "requests",
  "/*": "files",
  "/docs/*": "files",
  "/docs": "files",
};

/** Characters of a target: Node takes no longer head of a request. */
export const LONGEST_TARGET = 16 * 1024;
const UNREADABLE = "/unreadable";

/** A target that cannot be read reaches what is not there: the router would answer it itself, past all limits. */
export function readableTarget(target: string): string {
  try {
    decodeURIComponent(target.replace(/[?;#].*$/s, ""));
    return target;
  } catch {
    return UNREADABLE;
  }
}

/** Limits every route, and what reaches none; a route without a limit is a mistake of ours. */
export async function limitRoutes(app: FastifyInstance, limits: Limits): Promise<void> {
  app.addHook("onRoute", (route) => {
    const limit = ROUTE_LIMITS[route.url];
    if (limit === undefined)
      throw new Error(`Route ${route.url} has no limit: name one in apps/server/src/http/route-limits.ts.`);
    route.config = { ...route.config, limit };
  });
  const most = { requests: limits.requestsPerMinute, files: limits.filesPerMinute };
  const limitOf = ({ routeOptions }: FastifyRequest): RouteLimit => routeOptions.config.limit ?? "requests";
  await app.register(rateLimit, {
    max: (request) => most[limitOf(request)],
    timeWindow: "1 minute",
    cache: 10_000,
    keyGenerator: (request) => `${limitOf(request)} ${guestOf(request.ip)}`,
    errorResponseBuilder: () => new ServerFault("TOO_FAST", "Too many requests. Wait a moment."),
  });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) => {
    reply.code(404).send({ code: "PATH_UNKNOWN", reason: "There is nothing at this address." });
  });
}
