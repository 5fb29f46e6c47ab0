import { findGame } from "@riposte/catalog";
import type { AnyPlugin } from "@riposte/kernel";
import { ServerFault } from "../faults.js";
import type { MatchStore } from "../storage/match-store.js";
import { restore } from "./restore.js";
import { createRoom, type Room } from "./room.js";

/** The matches that run now; the others lie in the store until somebody comes. */
export interface Rooms {
  readonly size: number;
  /** The room of a match, opened when nobody is there yet. */
  open(id: string): Promise<Room>;
  /** Closes rooms nobody is in. */
  sweep(): Promise<void>;
  /** Puts everything away. */
  close(): Promise<void>;
}

/** `log` hears what an operator should know. */
export function createRooms(store: MatchStore, log: (line: string) => void, guests: readonly AnyPlugin[] = []): Rooms {
  const rooms = new Map<string, Promise<Room>>();

  const enterNew = async (id: string): Promise<Room> => {
    const stored = await store.load(id);
    if (stored === undefined) throw new ServerFault("MATCH_UNKNOWN", `There is no match "${id}" here.`);
    const info = findGame(stored.record.game);
    if (info === undefined) throw new ServerFault("MATCH_KEPT", `There is no game "${stored.record.game}" here now.`);
    const restored = restore(stored, await info.load(), guests);
    let { record } = stored;
    if (restored.isBroughtOver) {
      const { match } = restored.played;
      const to = { lock: match.game.lock, from: match.snapshot(), base: record.base + stored.inputs.length };
      await store.bringOver(id, to);
      record = { ...record, ...to };
      log(`match ${id}: brought over to newer plugins`);
    }
    const onLost = (fault: ServerFault) => {
      rooms.delete(id);
      log(`match ${id}: ${fault.message}`);
    };
    return createRoom({ record, restored, store, onLost });
  };

  return {
    get size() {
      return rooms.size;
    },
    open(id) {
      const room = rooms.get(id) ?? enterNew(id);
      rooms.set(id, room);
      room.catch(() => rooms.delete(id));
      return room;
    },
    async sweep() {
      for (const [id, opening] of rooms) {
        const room = await opening.catch(() => undefined);
        if (room?.isEmpty !== true) continue;
        await room.putAway().catch((error: unknown) => log(`match ${id}: not put away: ${String(error)}`));
        // somebody may have come in the meantime
        if (room.isEmpty) rooms.delete(id);
      }
    },
    async close() {
      for (const opening of rooms.values()) {
        const room = await opening.catch(() => undefined);
        await room?.putAway().catch((error: unknown) => log(`a match was not put away: ${String(error)}`));
      }
      rooms.clear();
    },
  };
}
