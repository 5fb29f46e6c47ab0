import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { ServerFault } from "../faults.js";
import { isShallow } from "../json-depth.js";
import type { Limits } from "../limits.js";
import { isStorable } from "../storable.js";
import { guestOf, isOwnHost, isOwnOrigin } from "./addressed.js";
import { BANNED, type Bans } from "./bans.js";
import { limitRoutes } from "./route-limits.js";
import { isSiteFile } from "./site-files.js";

interface Doors {
  readonly origins: readonly string[];
  readonly names: readonly string[];
  readonly limits: Limits;
  readonly bans: Bans;
}

/** What every request passes before any work is done for it. */
export async function addDoors(app: FastifyInstance, { origins, names, limits, bans }: Doors): Promise<void> {
  app.addHook("onRequest", async (request) => {
    if (bans.has(guestOf(request.ip))) throw new ServerFault("BANNED", BANNED.reason);
    if (!isOwnHost(request, names))
      throw new ServerFault("HOST_FOREIGN", "This server does not go by that name: start it with --name for that.");
    if (!isOwnOrigin(request, origins) && !isSiteFile(request))
      throw new ServerFault("ORIGIN_FOREIGN", "Another page may not use this server: start it with --origin for that.");
  });
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body: string, done) => {
    if (isShallow(body)) parse(request, body, done);
    else done(new ServerFault("MESSAGE_MALFORMED", "The JSON has too many brackets in each other."));
  });
  app.addHook("preValidation", async ({ body }) => {
    if (!isStorable(body)) throw new ServerFault("MESSAGE_MALFORMED", "A text holds NUL or half a character.");
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "style-src": ["'self'", "'unsafe-inline'"],
        "img-src": ["'self'", "data:", "blob:"],
        "worker-src": ["'self'", "blob:"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        // the workshop's stage is a page of ours in a frame of ours
        "frame-ancestors": ["'self'"],
      },
    },
    frameguard: { action: "sameorigin" },
    referrerPolicy: { policy: "no-referrer" },
    // encryption is the proxy's, and so is this header
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  });
  await app.register(compress, { threshold: 1024 });
  await limitRoutes(app, limits);
}
