import { createCountedLines } from "./counted-lines.js";
import type { ServerFault } from "./faults.js";
import { openApp } from "./http/app.js";
import { createBans } from "./http/bans.js";
import { checkHealth } from "./http/health.js";
import { createHeardErrors } from "./http/heard-errors.js";
import { inTime } from "./in-time.js";
import { limitsOf } from "./limits.js";
import { createMetrics, type Gauges } from "./metrics.js";
import type { ServerOptions } from "./options.js";
import { openParts } from "./parts.js";
import { createPieces } from "./pieces.js";
import type { Rooms } from "./room/rooms.js";
import { lockFolder } from "./storage/folder-lock.js";
import { lostFault } from "./storage/locked-database.js";
import { createThinkers } from "./thinking/thinkers.js";

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

const SWEEP_EVERY = 60_000;
/** Milliseconds a stopping server waits for its matches to be put away, and for anything after that. */
const PUT_AWAY_WITHIN = 5000;
const CLOSE_WITHIN = 1000;
const GOING_AWAY = 1001;

/** Starts the server; it listens before its storage is ready, and requests wait for it. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { data, keepDays, logger } = options;
  const log = options.log ?? ((line: string) => logger?.warn(line));
  const lines = createCountedLines(log);
  const errors = createHeardErrors(log, lines);
  const limits = limitsOf(options.limits);
  const lock = data === undefined ? undefined : await lockFolder(data, { log });
  const thinkers = createThinkers(limits, options.guests);
  const began = performance.now();
  let rooms: Rooms | undefined;
  let stopping: Promise<void> | undefined;
  const gauges: Gauges = {
    rooms: () => rooms?.size ?? 0,
    sockets: () => app.websocketServer.clients.size,
    thoughts: () => thinkers.waiting,
  };
  const metrics = createMetrics(gauges);
  const pieces = createPieces();
  const bans = createBans();
  const parts = openParts(options, { log, limits, thinkers, metrics, pieces, lock, bans });
  // a caller that asks hears of it; that none asks is no reason to end the process
  parts.then(
    (opened) => ({ rooms } = opened),
    () => undefined,
  );
  const { app, connections } = await openApp(options, {
    limits,
    metrics,
    errors,
    parts: () => parts,
    begin: pieces.begin,
    bans,
    status: async () => ({
      state: stopping !== undefined ? "stopping" : rooms === undefined ? "starting" : "serving",
      isStorageWell: await checkHealth(() => parts).then(
        () => true,
        () => false,
      ),
      shard: options.shard,
      upFor: (performance.now() - began) / 1000,
      matches: gauges.rooms(),
      sockets: gauges.sockets(),
      answers: metrics.recent,
    }),
  });
  const sweep = async () => {
    const { rooms: all, store, learnBans } = await parts;
    await all.sweep();
    await learnBans();
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
