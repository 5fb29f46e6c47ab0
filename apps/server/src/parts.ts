import { type Exchange, openExchange, type RoomEvents } from "./exchange/exchange.js";
import type { Bans } from "./http/bans.js";
import type { SocketParts } from "./http/socket.js";
import { createInTurn } from "./in-turn.js";
import type { Limits } from "./limits.js";
import type { Metrics } from "./metrics.js";
import { createWebhooks } from "./notices/webhooks.js";
import type { ServerOptions } from "./options.js";
import type { Pieces } from "./pieces.js";
import { createRooms } from "./room/rooms.js";
import { bannedIn } from "./storage/banned.js";
import type { Database } from "./storage/database.js";
import { openEmbedded } from "./storage/embedded.js";
import type { FolderLock } from "./storage/folder-lock.js";
import { openLocked } from "./storage/locked-database.js";
import { mustBeShard } from "./storage/shard.js";
import { createSqlStore } from "./storage/sql-store.js";
import type { Thinkers } from "./thinking/thinkers.js";

/** What is open once the storage answers. */
export interface Parts extends SocketParts {
  readonly exchange: Exchange;
  /** Reads anew whom the operator has shut out. */
  learnBans(): Promise<void>;
}

interface Tools {
  readonly log: (line: string) => void;
  readonly limits: Limits;
  readonly thinkers: Thinkers;
  readonly metrics: Metrics;
  readonly pieces: Pieces;
  readonly lock: FolderLock | undefined;
  readonly bans: Bans;
}

/** Opens the storage and all that stands on it. */
export async function openParts(options: ServerOptions, tools: Tools): Promise<Parts> {
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
  { webhooks: told, guests = [], watch, shard }: ServerOptions,
  { log, limits, thinkers, metrics, pieces, bans }: Tools,
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
  const learning = createInTurn();
  // of two looks the later one counts
  const learnBans = () => learning(async () => bans.replace((await bannedIn(counted)).map(({ who }) => who)));
  const hearBans = () => void learnBans().catch((error: unknown) => log(String(error)));
  const events: { rooms?: RoomEvents } = {};
  const exchange = await openExchange(database, {
    isHere: (match) => events.rooms?.isHere(match) ?? false,
    hear: (word) => pieces.finish(() => events.rooms?.hear(word)),
    onGone: (process) => events.rooms?.onGone(process),
    onBack() {
      hearBans();
      events.rooms?.onBack();
    },
    onBans: hearBans,
  });
  const telling = { channel: exchange.channel, from: exchange.name };
  const open = async () => {
    const opened = await createSqlStore(counted, telling, pieces.finish);
    await mustBeShard(counted, shard);
    await learnBans();
    return opened;
  };
  const store = await open().catch(async (error: unknown) => {
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
  return { store, rooms, exchange, webhooks, guests, shard, bans, log, learnBans, onAnswered: metrics.answered };
}
