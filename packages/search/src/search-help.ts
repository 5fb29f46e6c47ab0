import type { Bot, Seen } from "@riposte/kernel/run";

/** A whole number from 0 to `count - 1`, drawn by the searcher's seed. */
export type Below = (count: number) => number;

/** Every slice of a match, by plugin. */
export type Slices = Readonly<Record<string, unknown>>;

/** Answers are compared at the same time of all imagined matches, not after the same number of answers. */
interface Horizon {
  /** How late it is, in whatever the game counts: turns, rounds, phases. */
  clock(slices: Slices): number;
  /** When a match that stands like this now is judged. */
  until(slices: Slices): number;
}

/** What a game tells a searcher; everything else it finds out by playing. */
export interface SearchHelp {
  /**
   * Reads once what the seat knows; each call of what it gives back is every slice of a match that could be the real one: what the seat
   * sees as it is, what it does not see drawn by `below`.
   */
  imagine(seen: Seen): (below: Below) => Slices;
  /**
   * What a match is worth to each seat, from 0 (as good as lost) to 1 (as good as won). Of matches that are over it is asked only where
   * one seat plays against the game and did not win: how far it came.
   */
  judge(slices: Slices): readonly number[];
  /** How far an imagined match is played before it is judged; for so many answers where the game does not say. */
  readonly horizon?: Horizon;
  /** One seat plays, sees everything or could work it out, and no dice will fall: what it imagines is what happens. */
  isSettled?(seen: Seen): boolean;
  /** Numbers people know a match by, such as points: what they come to on average is told with every answer. */
  measure?(slices: Slices): readonly number[];
  /** Who plays on where the tree ends; its answer is also the first that is tried. */
  readonly policy: () => Bot;
}
