import type { Hold, LiveMatch } from "@riposte/kernel/run";

/** A match worth keeping: which plugins, from which setup and seed, and who plays it. */
export interface Plan {
  readonly game: string;
  /** Its file's name. */
  readonly name: string;
  readonly title: string;
  /** Beside the game itself; all of them when absent. */
  readonly plugins?: readonly string[];
  readonly seed: string;
  readonly setup?: Readonly<Record<string, unknown>>;
  /** Bots of the game, by seat; the last one plays the seats left. */
  readonly bots: readonly string[];
  readonly hold?: Hold;
  /** Answers that are given whenever they are legal, so that the match comes to what it is about. */
  readonly prefers?: RegExp;
  /** Answers are now and then taken back, and policies changed. */
  readonly isFickle?: boolean;
  /** The asked seat gives up after so many inputs. */
  readonly resignsAfter?: number;
  /** A save is kept from the first moment like this. */
  savesWhen?(match: LiveMatch<unknown>): boolean;
}
