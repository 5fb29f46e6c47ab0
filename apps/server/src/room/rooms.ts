import { findGame } from "@riposte/hosting";
import type { RoomEvents, Word } from "../exchange/exchange.js";
import { ServerFault } from "../faults.js";
import type { Opened } from "./followed-match.js";
import { createMainThreadShare } from "./main-thread-share.js";
import { restore } from "./restore.js";
import { createRoom, type Room, type RoomParts } from "./room.js";

/** The matches that run now; the others lie in the store until a client comes. */
export interface Rooms extends RoomEvents {
  readonly size: number;
  /** Does something in the room of a match, opened when it is not there yet; it is not put away meanwhile. */
  visit<T>(id: string, use: (room: Room) => Promise<T>): Promise<T>;
  /** Closes rooms without a client. */
  sweep(): Promise<void>;
  /** Puts everything away; clients stay connected. */
  putAway(): Promise<void>;
}

interface Place {
  readonly opening: Promise<Room>;
  visits: number;
}

/** `log` hears what an operator should know. */
export function createRooms(given: Omit<RoomParts, "load" | "onLost" | "forBots">): Rooms {
  const parts = { ...given, forBots: createMainThreadShare(given.limits.botShare) };
  const { store, log, guests = [], watch } = parts;
  const places = new Map<string, Place>();

  const load = async (id: string): Promise<Opened> => {
    const stored = await store.load(id);
    if (stored === undefined) throw new ServerFault("MATCH_UNKNOWN", `There is no match "${id}" here.`);
    if (stored.isClosed) throw new ServerFault("MATCH_CLOSED", "The operator has closed this match.");
    const info = findGame(stored.record.game);
    if (info === undefined) throw new ServerFault("MATCH_KEPT", `There is no game "${stored.record.game}" here now.`);
    const restored = restore(stored, await info.load(), guests, watch);
    if (!restored.isBroughtOver) return { stored, restored };
    const { clock } = restored;
    const { match } = restored.played;
    const base = stored.record.base + stored.entries.length;
    const to = { lock: match.game.lock, from: match.snapshot(), base, ...(clock && { clockAt: clock }) };
    await store.bringOver(id, to);
    log(`match ${id}: brought over to newer plugins`);
    return { stored: { ...stored, record: { ...stored.record, ...to } }, restored };
  };
  const drop = (id: string, place: Place, room: Room) => {
    if (places.get(id) === place) places.delete(id);
    room.dismiss();
  };
  const place = (id: string): Place => {
    const known = places.get(id);
    if (known !== undefined) return known;
    const onLost = (fault: ServerFault) => {
      void fresh.opening.then((room) => drop(id, fresh, room));
      const { cause } = fault;
      log(`match ${id}: ${fault.message}${cause instanceof Error ? ` (${cause.message})` : ""}`);
    };
    const fresh: Place = {
      opening: load(id).then((opened) => createRoom(opened, { ...parts, load: () => load(id), onLost })),
      visits: 0,
    };
    places.set(id, fresh);
    fresh.opening.catch(() => places.delete(id));
    return fresh;
  };
  const running = async (id: string): Promise<Room | undefined> => places.get(id)?.opening.catch(() => undefined);
  const each = async (use: (room: Room, id: string, at: Place) => Promise<void> | void): Promise<void> => {
    for (const [id, at] of [...places]) {
      const room = await at.opening.catch(() => undefined);
      if (room !== undefined) await use(room, id, at);
    }
  };
  const hear = async ({ kind, from, match, seats, tail }: Word): Promise<void> => {
    const room = await running(match);
    if (kind === "log") await room?.catchUp(tail);
    else if (kind === "here") room?.hearOf(from, seats);
    else if (kind === "who") room?.sayHere();
    else if (kind === "out") room?.expel(seats);
    else if (kind === "said") await room?.hearSaid();
  };
  const complain = (error: unknown) => log(`following other processes: ${String(error)}`);

  return {
    get size() {
      return places.size;
    },
    async visit(id, use) {
      const at = place(id);
      at.visits += 1;
      try {
        return await use(await at.opening);
      } finally {
        at.visits -= 1;
      }
    },
    async sweep() {
      await each(async (room, id, at) => {
        if (!room.isEmpty || at.visits > 0) return;
        await room.putAway().catch((error: unknown) => log(`match ${id}: not put away: ${String(error)}`));
        // a client may have come in the meantime
        if (room.isEmpty && at.visits === 0) drop(id, at, room);
      });
    },
    async putAway() {
      await Promise.all(
        [...places].map(async ([id, { opening }]) => {
          const room = await opening.catch(() => undefined);
          await room?.putAway().catch((error: unknown) => log(`match ${id}: not put away: ${String(error)}`));
        }),
      );
    },
    isHere: (match) => places.has(match),
    hear: (word) => void hear(word).catch(complain),
    onGone: (process) => void each((room) => room.hearOf(process, [])),
    onBack: () =>
      void each((room) =>
        room.catchUp().then(() => {
          room.sayHere();
          return room.hearSaid();
        }),
      ).catch(complain),
  };
}
