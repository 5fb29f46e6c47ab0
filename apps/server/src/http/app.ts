import files from "@fastify/static";
import websocket from "@fastify/websocket";
import fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import type { Limits } from "../limits.js";
import type { Metrics } from "../metrics.js";
import type { ServerOptions } from "../options.js";
import type { Pieces } from "../pieces.js";
import type { Bans } from "./bans.js";
import { type Connections, watchConnections } from "./connections.js";
import { addDoors } from "./doors.js";
import type { HeardErrors } from "./heard-errors.js";
import { createLimitedServer } from "./limited-server.js";
import { LONGEST_TARGET, readableTarget } from "./route-limits.js";
import { addRoutes, statusOf } from "./routes.js";
import { createShares } from "./shares.js";
import { SITE, siteHeaders } from "./site-files.js";
import type { SocketParts } from "./socket.js";
import { addStatus, type Status } from "./status.js";
import { createProxyCheck } from "./trusted-proxies.js";
import { guardUpgrades } from "./upgrades.js";

interface AppParts {
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly errors: HeardErrors;
  readonly parts: () => Promise<SocketParts>;
  readonly begin: Pieces["begin"];
  readonly bans: Bans;
  readonly status: () => Promise<Status>;
}

/** All that answers HTTP: the doors, the routes of matches, and the files of the table and the site. */
export async function openApp(
  { table, site, origins = [], names = [], logger, trustProxy = [], ...options }: ServerOptions,
  { limits, metrics, errors, parts, begin, bans, status }: AppParts,
): Promise<{ readonly app: FastifyInstance; readonly connections: Connections }> {
  const app = fastify({
    ...(logger === undefined ? { logger: false } : { loggerInstance: logger }),
    bodyLimit: limits.bytes,
    trustProxy: trustProxy.length === 0 ? false : [...trustProxy],
    forceCloseConnections: true,
    serverFactory: (handle) =>
      createLimitedServer(limits, handle, (socket) => {
        metrics.refused("connection");
        connections.shutOut(socket);
      }),
    rewriteUrl: ({ url = "" }) => readableTarget(url),
    routerOptions: { maxParamLength: LONGEST_TARGET },
  }) as FastifyInstance;
  app.setErrorHandler((error, request, reply) => {
    const fault = errors.inRequest(error);
    if (fault.code === "TOO_FAST") {
      // else a client could have as many more refused as it can write
      reply.header("connection", "close");
      connections.shutOut(request.raw.socket);
    }
    reply.code(statusOf(fault)).send({ code: fault.code, reason: fault.reason });
  });
  const connections = watchConnections(app.server, {
    most: limits.connectionsPerAddress,
    often: limits.connecting,
    isProxy: createProxyCheck(trustProxy),
    onRefused: () => metrics.refused("connection"),
  });
  // first: only what comes after it knows which requests are upgrades
  await app.register(websocket, {
    errorHandler(error, socket) {
      socket.terminate();
      errors.onSocket(error);
    },
    options: { maxPayload: limits.messageBytes, autoPong: false },
  });
  guardUpgrades(app, () => metrics.refused("upgrade"));
  await addDoors(app, { origins, names, limits, bans });
  if (options.metrics === true)
    app.get("/metrics", async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  if (options.statusPassword !== undefined) addStatus(app, options.statusPassword, status);
  const shareOf = createShares(limits, begin);
  await app.register(async (scope) => addRoutes(scope, parts, limits, shareOf, bans, () => metrics.refused("socket")));
  if (table !== undefined)
    await app.register(files, { root: typeof table === "string" ? table : [...table], ...CACHING });
  if (site !== undefined)
    await app.register(files, {
      root: site,
      prefix: SITE,
      redirect: true,
      decorateReply: table === undefined,
      ...CACHING,
      setHeaders(reply: FastifyReply, path: string) {
        CACHING.setHeaders(reply, path);
        siteHeaders(reply, path);
      },
    });
  return { app, connections };
}

/** Files with a hash in their name never change; the page that names them may. */
const CACHING = {
  cacheControl: false,
  setHeaders(reply: FastifyReply, path: string) {
    const isHashed = /[\\/]assets[\\/].+-[\w-]{8,}\.\w+$/.test(path);
    reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
  },
};
