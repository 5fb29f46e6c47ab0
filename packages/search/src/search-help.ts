import type { Bot, Seen } from "@riposte/kernel/run";

/** A whole number from 0 to `count - 1`, drawn by the searcher's seed. */
export type Below = (count: number) => number;

/** What a game tells a searcher; everything else it finds out by playing. */
export interface SearchHelp {
  /**
   * Every slice of a match that could be the real one, as far as the seat knows: what it sees as it is, what it does not see drawn by
   * `below`.
   */
  imagine(seen: Seen, below: Below): Readonly<Record<string, unknown>>;
  /** What an unfinished match is worth to each seat, from 0 (as good as lost) to 1 (as good as won). */
  judge(slices: Readonly<Record<string, unknown>>): readonly number[];
  /** Who plays on where the tree ends; its answer is also the first that is tried. */
  readonly policy: () => Bot;
}
