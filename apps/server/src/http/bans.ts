import { refusal } from "../faults.js";

/** What a guest who is shut out is told. */
export const BANNED = refusal("BANNED", "The operator of this server has shut your address out for a time.");

/** Guests whom the operator has shut out for a time. */
export interface Bans {
  has(guest: string): boolean;
  /** Who is shut out now; sockets of those who were not before are ended. */
  replace(guests: readonly string[]): void;
  /** Ends a socket once its guest is shut out; the result forgets it. */
  watch(guest: string, end: () => void): () => void;
}

export function createBans(): Bans {
  const open = new Map<string, Set<() => void>>();
  let banned: ReadonlySet<string> = new Set();
  return {
    has: (guest) => banned.has(guest),
    replace(guests) {
      const before = banned;
      banned = new Set(guests);
      for (const guest of banned) if (!before.has(guest)) for (const end of open.get(guest) ?? []) end();
    },
    watch(guest, end) {
      const ends = open.get(guest) ?? new Set();
      open.set(guest, ends.add(end));
      return () => {
        if (ends.delete(end) && ends.size === 0) open.delete(guest);
      };
    },
  };
}
