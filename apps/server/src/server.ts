import { join } from "node:path";
import files from "@fastify/static";
import websocket from "@fastify/websocket";
import type { AnyPlugin } from "@riposte/kernel";
import fastify, { type FastifyInstance } from "fastify";
import { createAllowance } from "./allowance.js";
import { refusal, ServerFault } from "./faults.js";
import { isOwnOrigin } from "./http/origin.js";
import { addRoutes, statusOf } from "./http/routes.js";
import type { SocketParts } from "./http/socket.js";
import { createRooms } from "./room/rooms.js";
import { openEmbedded } from "./storage/embedded.js";
import { lockFolder } from "./storage/folder-lock.js";
import { createSqlStore, type Database } from "./storage/sql-store.js";

export interface ServerOptions {
  /** Where matches are kept; without it they are forgotten when the server stops. */
  readonly data?: string;
  /** A PostgreSQL of yours instead of the embedded one. */
  readonly database?: Database;
  /** The built table to serve. */
  readonly table?: string;
  readonly port?: number;
  readonly host?: string;
  /** Pages of other addresses that may play here. */
  readonly origins?: readonly string[];
  /** Plugins of others: they join every new match of the games that have what they require. */
  readonly guests?: readonly AnyPlugin[];
  /** Hears what an operator should know: no secrets, nothing hidden. */
  readonly log?: (line: string) => void;
}

export interface RunningServer {
  readonly address: string;
  /** Resolves once matches can be made: a first start takes some seconds to lay out the data folder. */
  readonly ready: Promise<void>;
  /** Puts matches away that nobody is at; done every minute anyway. */
  sweep(): Promise<void>;
  /** Tells everybody, puts every match away and closes the storage. */
  close(): Promise<void>;
}

const MOST_BYTES = 64 * 1024;
const REQUESTS = { burst: 60, perSecond: 10 };
const SWEEP_EVERY = 60_000;

/** Starts the server; it listens before its storage is ready, and requests wait for it. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { data, table, origins = [], log = () => undefined } = options;
  const unlock = data === undefined ? undefined : lockFolder(data);
  const parts = openParts(options, log);
  const app = fastify({ logger: false, bodyLimit: MOST_BYTES });
  app.setErrorHandler((error, _request, reply) => {
    const fault = faultOf(error, log);
    reply.code(statusOf(fault)).send({ code: fault.code, reason: fault.reason });
  });
  app.addHook("onRequest", async (request) => {
    if (!isOwnOrigin(request, origins))
      throw new ServerFault("ORIGIN_FOREIGN", "Another page may not use this server: start it with --origin for that.");
  });
  limitRequests(app);
  await app.register(websocket, { options: { maxPayload: MOST_BYTES } });
  await app.register(async (scope) => addRoutes(scope, () => parts));
  if (table !== undefined) await app.register(files, { root: table, cacheControl: false });
  const sweep = async () => (await parts).rooms.sweep();
  const sweeping = setInterval(() => void sweep().catch((error: unknown) => log(String(error))), SWEEP_EVERY);
  sweeping.unref();
  const address = await app.listen({ port: options.port ?? 0, host: options.host ?? "127.0.0.1" });
  return {
    address: `${address}/`,
    ready: parts.then(() => undefined),
    sweep,
    async close() {
      clearInterval(sweeping);
      for (const client of app.websocketServer.clients) client.close(1001, "the server stops");
      await app.close();
      const opened = await parts.catch(() => undefined);
      await opened?.rooms.close();
      await opened?.store.close();
      unlock?.();
    },
  };
}

async function openParts(
  { data, database, guests = [] }: ServerOptions,
  log: (line: string) => void,
): Promise<SocketParts> {
  const store = await createSqlStore(database ?? (await openEmbedded(data && join(data, "matches"))));
  return { store, rooms: createRooms(store, log, guests), guests, log };
}

/** By address, so that one guest cannot keep the others out. */
function limitRequests(app: FastifyInstance): void {
  const guests = new Map<string, () => boolean>();
  app.addHook("onRequest", async ({ ip, url }) => {
    if (!url.startsWith("/api/")) return;
    if (guests.size > 10_000) guests.clear();
    const isAllowed = guests.get(ip) ?? createAllowance(REQUESTS);
    guests.set(ip, isAllowed);
    if (!isAllowed()) throw new ServerFault("TOO_FAST", "Too many requests. Wait a moment.");
  });
}

function faultOf(error: unknown, log: (line: string) => void): ReturnType<typeof refusal> {
  if (error instanceof ServerFault) return error.fault;
  const { code, statusCode, message } = error as { code?: string; statusCode?: number; message?: string };
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return refusal("TOO_BIG", "That is more than 64 kB.");
  if (statusCode !== undefined && statusCode < 500) return refusal("MESSAGE_MALFORMED", message ?? "Not understood.");
  log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return refusal("STORAGE_FAILED", "Something went wrong here; nothing was changed. Try again.");
}
