import { refusal } from "../faults.js";

/** What the player of a seat that is shut out is told. */
export const SEAT_BANNED = refusal("BANNED", "The operator of this server has shut this seat out for a time.");

/** What a guest who is shut out is told. */
export const BANNED = refusal("BANNED", "The operator of this server has shut your address out for a time.");

/** Guests whom the operator has shut out for a time, and seats: a seat's name is that of `seatName`. */
export interface Bans {
  has(who: string): boolean;
  /** Who is shut out now; sockets of those who were not before are ended. */
  replace(all: readonly string[]): void;
  /** Ends a socket once its guest or its seat is shut out; the result forgets it. */
  watch(who: string, end: () => void): () => void;
}

export function createBans(): Bans {
  const open = new Map<string, Set<() => void>>();
  let banned: ReadonlySet<string> = new Set();
  return {
    has: (who) => banned.has(who),
    replace(all) {
      const before = banned;
      banned = new Set(all);
      for (const who of banned) if (!before.has(who)) for (const end of open.get(who) ?? []) end();
    },
    watch(who, end) {
      const ends = open.get(who) ?? new Set();
      open.set(who, ends.add(end));
      return () => {
        if (ends.delete(end) && ends.size === 0) open.delete(who);
      };
    },
  };
}
