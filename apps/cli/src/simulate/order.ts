import type { Setup, Think } from "@riposte/hosting";
import type { Played, SimulatedHold } from "./play-games.js";
import type { Seating } from "./seating.js";

/** What every worker is told once. */
export interface Order {
  readonly game: string;
  /** The plugins that are composed; all when absent. */
  readonly plugins: readonly string[] | undefined;
  /** Files of plugins of others: each worker loads them for itself. */
  readonly guests: readonly string[];
  /** What the player brought of his own: values of the flags that name it. */
  readonly own: Readonly<Record<string, readonly string[]>>;
  readonly seating: Seating;
  readonly seed: string;
  readonly setup: Setup;
  readonly hold: SimulatedHold;
  readonly think: Think | undefined;
}

/** The games a worker is to play next: from this number up to, not including, that one. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

/** What a worker sends back. */
export interface BatchResult extends Batch {
  readonly played: readonly Played[];
}
