import files from "@fastify/static";
import websocket from "@fastify/websocket";
import type { AnyPlugin } from "@riposte/kernel/run";
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from "fastify";
import { createCountedLines } from "./counted-lines.js";
import { type Exchange, type ExchangeEvents, openExchange } from "./exchange/exchange.js";
import { watchConnections } from "./http/connections.js";
import { addDoors } from "./http/doors.js";
import { createHeardErrors } from "./http/heard-errors.js";
import { createLimitedServer } from "./http/limited-server.js";
import { LONGEST_TARGET, readableTarget } from "./http/route-limits.js";
import { addRoutes, statusOf } from "./http/routes.js";
import { createShares } from "./http/shares.js";
import { SITE, siteHeaders } from "./http/site-files.js";
import type { SocketParts } from "./http/socket.js";
import { createProxyCheck } from "./http/trusted-proxies.js";
import { guardUpgrades } from "./http/upgrades.js";
import { type Limits, limitsOf } from "./limits.js";
import { createMetrics, type Metrics } from "./metrics.js";
import { createWebhooks, type WebhookOptions } from "./notices/webhooks.js";
import { createPieces, type Pieces } from "./pieces.js";
import type { Watch } from "./room/restore.js";
import { createRooms, type Rooms } from "./room/rooms.js";
import type { Database } from "./storage/database.js";
import { openEmbedded } from "./storage/embedded.js";
import { type FolderLock, lockFolder } from "./storage/folder-lock.js";
import { lostFault, openLocked } from "./storage/locked-database.js";
import { createSqlStore } from "./storage/sql-store.js";
import { createThinkers, type Thinkers } from "./thinking/thinkers.js";

export interface ServerOptions {
  /** Where matches are kept; without it they are forgotten when the server stops. */
  readonly data?: string;
  /** A PostgreSQL of yours instead of the embedded one; other servers may use it too. */
  readonly database?: Database;
  /** The built table to serve. */
  readonly table?: string;
  /** The built site to serve below /docs. */
  readonly site?: string;
  readonly port?: number;
  readonly host?: string;
  /** Names this server goes by, beside numbers and localhost. */
  readonly names?: readonly string[];
  /** Pages of other addresses that may play here. */
  readonly origins?: readonly string[];
  /** Plugins of others: they join every new match of the games that have what they require. */
  readonly guests?: readonly AnyPlugin[];
  /** Makes the games of matches tell what their plugins do. */
  readonly watch?: Watch;
  /** The proxies whose word about a guest's address counts: addresses or networks. */
  readonly trustProxy?: readonly string[];
  readonly limits?: Partial<Limits>;
  /** Where turns may be told, and how our matches are linked. */
  readonly webhooks?: WebhookOptions;
  /** Days until a match is deleted; 0 keeps it. */
  readonly keepDays?: { readonly finished: number; readonly abandoned: number };
  /** Serves /metrics; off unless asked for, since every client that reaches the server could read it. */
  readonly metrics?: boolean;
  /** Hears what an operator should know: no secrets, nothing hidden. */
  readonly log?: (line: string) => void;
  /** Hears every request, too. */
  readonly logger?: FastifyBaseLogger;
}

export interface RunningServer {
  readonly address: string;
  /** Resolves once matches can be made: a first start takes some seconds to lay out the data folder. */
  readonly ready: Promise<void>;
  /** Resolves once the server has stopped by itself, because another process took its data folder. */
  readonly lost: Promise<ServerFault>;
  /** Puts matches away that have no client, and deletes those that are too old; done every minute anyway. */
  sweep(): Promise<void>;
  /** Puts every match away, tells all clients, and closes the storage. */
  close(): Promise<void>;
}

interface Parts extends SocketParts {
  readonly exchange: Exchange;
}

const SWEEP_EVERY = 60_000;
/** Milliseconds a stopping server waits for its matches to be put away, and for anything after that. */
const PUT_AWAY_WITHIN = 5000;
const CLOSE_WITHIN = 1000;
const GOING_AWAY = 1001;

/** Starts the server; it listens before its storage is ready, and requests wait for it. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { data, table, site, origins = [], names = [], keepDays, logger, trustProxy } = options;
  const log = options.log ?? ((line: string) => logger?.warn(line));
  const lines = createCountedLines(log);
  const errors = createHeardErrors(log, lines);
  const limits = limitsOf(options.limits);
  const lock = data === undefined ? undefined : await lockFolder(data, { log });
  const thinkers = createThinkers(limits, options.guests);
  let rooms: Rooms | undefined;
  const metrics = createMetrics({
    rooms: () => rooms?.size ?? 0,
    sockets: () => app.websocketServer.clients.size,
    thoughts: () => thinkers.waiting,
  });
  const pieces = createPieces();
  const parts = openParts(options, { log, limits, thinkers, metrics, pieces, lock });
  // a caller that asks hears of it; that none asks is no reason to end the process
  parts.then(
    (opened) => ({ rooms } = opened),
    () => undefined,
  );
  const app: FastifyInstance = fastify({
    ...(logger === undefined ? { logger: false } : { loggerInstance: logger }),
    bodyLimit: limits.bytes,
    trustProxy: trustProxy === undefined || trustProxy.length === 0 ? false : [...trustProxy],
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
    isProxy: createProxyCheck(trustProxy ?? []),
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
  await addDoors(app, { origins, names, limits });
  if (options.metrics === true)
    app.get("/metrics", async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  await app.register(async (scope) =>
    addRoutes(
      scope,
      () => parts,
      limits,
      createShares(limits, pieces.begin),
      () => metrics.refused("socket"),
    ),
  );
  if (table !== undefined) await app.register(files, { root: table, ...CACHING });
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
  const sweep = async () => {
    const { rooms: all, store } = await parts;
    await all.sweep();
    if (keepDays === undefined) return;
    const forgotten = await store.forget(keepDays);
    if (forgotten > 0) log(`${forgotten} old matches were deleted`);
  };
  const sweeping = setInterval(() => void sweep().catch((error: unknown) => log(String(error))), SWEEP_EVERY);
  sweeping.unref();
  const stop = async () => {
    clearInterval(sweeping);
    const opened = await parts.catch(() => undefined);
    await inTime(PUT_AWAY_WITHIN, opened?.rooms.putAway());
    for (const client of app.websocketServer.clients) client.close(GOING_AWAY, "the server stops");
    await inTime(CLOSE_WITHIN, app.close());
    // a client that does not answer a close would keep the process for half a minute
    for (const client of app.websocketServer.clients) client.terminate();
    connections.destroyAll();
    // answers that came between
    await inTime(CLOSE_WITHIN, opened?.rooms.putAway());
    await inTime(CLOSE_WITHIN, thinkers.close());
    opened?.webhooks.close();
    await inTime(CLOSE_WITHIN, opened?.exchange.close());
    await inTime(CLOSE_WITHIN, opened?.store.close());
    lines.flush();
  };
  let stopping: Promise<void> | undefined;
  const close = () => {
    stopping ??= stop();
    return stopping;
  };
  const address = await app
    .listen({ port: options.port ?? 0, host: options.host ?? "127.0.0.1" })
    .catch(async (error: unknown) => {
      await close();
      throw error;
    });
  const lost =
    lock === undefined
      ? new Promise<never>(() => undefined)
      : lock.lost.then(async () => {
          const fault = lostFault(lock);
          log(fault.fault.reason);
          await close();
          return fault;
        });
  return { address: `${address}/`, ready: parts.then(() => undefined), lost, sweep, close };
}

/** Files with a hash in their name never change; the page that names them may. */
const CACHING = {
  cacheControl: false,
  setHeaders(reply: FastifyReply, path: string) {
    const isHashed = /[\\/]assets[\\/].+-[\w-]{8,}\.\w+$/.test(path);
    reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
  },
};

/** Waits a few seconds at most: what hangs must not keep a server from stopping. */
async function inTime(milliseconds: number, task: Promise<unknown> | undefined): Promise<void> {
  if (task === undefined) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([task.catch(() => undefined), late]);
  clearTimeout(timer);
}

interface Tools {
  readonly log: (line: string) => void;
  readonly limits: Limits;
  readonly thinkers: Thinkers;
  readonly metrics: Metrics;
  readonly pieces: Pieces;
  readonly lock: FolderLock | undefined;
}

async function openParts(options: ServerOptions, tools: Tools): Promise<Parts> {
  const { lock } = tools;
  const database = options.database ?? (await (lock === undefined ? openEmbedded() : openLocked(lock)));
  try {
    return await partsOf(database, options, tools);
  } catch (error) {
    // what stays open keeps the process
    await database.close().catch(() => undefined);
    throw error;
  }
}

async function partsOf(
  database: Database,
  { webhooks: told, guests = [], watch }: ServerOptions,
  { log, limits, thinkers, metrics, pieces }: Tools,
): Promise<Parts> {
  if (database.warning !== undefined) log(database.warning);
  const counted: Database = {
    ...database,
    query: (sql, values) =>
      database.query(sql, values).catch((error: unknown) => {
        metrics.storeFailed();
        throw error;
      }) as never,
  };
  const events: { rooms?: ExchangeEvents } = {};
  const exchange = await openExchange(database, {
    isHere: (match) => events.rooms?.isHere(match) ?? false,
    hear: (word) => pieces.finish(() => events.rooms?.hear(word)),
    onGone: (process) => events.rooms?.onGone(process),
    onBack: () => events.rooms?.onBack(),
  });
  const telling = { channel: exchange.channel, from: exchange.name };
  const store = await createSqlStore(counted, telling, pieces.finish).catch(async (error: unknown) => {
    await exchange.close();
    throw error;
  });
  const webhooks = createWebhooks(told, log);
  const rooms = createRooms({
    store,
    exchange,
    thinkers,
    limits,
    guests,
    log,
    spent: metrics.spent,
    onTurn: webhooks.tellTurn,
    ...(watch && { watch }),
  });
  events.rooms = rooms;
  return { store, rooms, exchange, webhooks, guests, log, onAnswered: metrics.answered };
}
