import { COLOURS, type Players } from "@riposte/words";

/** Who sits where, as an app knows it. */
export interface Seating {
  /** The seat that reads; `null` watches. */
  readonly seat: number | null;
  /** A person is "human", anything else a bot by its name. */
  readonly seats: readonly string[];
  /** The names people gave. */
  readonly names?: readonly (string | null | undefined)[];
  /** Other people sit at other devices; else they share this one, and go by their colours. */
  readonly isShared?: boolean;
}

/** What the players are called by the one who reads: their names, else "Opponent" or "Friend", else the side's colour. */
export function playersAt({ seat, seats, names = [], isShared = false }: Seating): Players {
  const colour = (at: number) => COLOURS[at] ?? `Player ${at + 1}`;
  const others = seats.length - 1;
  const called = (kind: string, at: number) => {
    if (seat === null || others > 1) return colour(at);
    if (kind !== "human") return "Opponent";
    return isShared ? "Friend" : colour(at);
  };
  const given = (at: number) => apartInLine((names[at] ?? "").trim());
  return { you: seat, names: seats.map((kind, at) => given(at) || called(kind, at)) };
}

/** Scripts that are written from right to left, the rarer ones by the first half of their signs. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufefe\ud802\ud803\ud83a\ud83b]/;

/** A name that turns no sentence around it: one written from right to left stands between signs that keep it apart. */
export const apartInLine = (name: string): string => (LEFTWARD.test(name) ? `\u2068${name}\u2069` : name);
