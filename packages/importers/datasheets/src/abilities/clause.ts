import type { Effect } from "./effects.js";
import type { Written } from "./words.js";

/** One rule as far as it is read: whose it is, when it counts, and what it does. */
export interface Clause {
  readonly as: "attacker" | "target" | "either";
  readonly reach: "model" | "unit";
  readonly aura?: { readonly within: number; readonly to: "friendly" | "enemy"; readonly lasts?: true };
  readonly conditions: readonly Written[];
  readonly effects: readonly Effect[];
  /** What it waits for, where it is not so all the time, and what a D6 must then reach. */
  readonly when?: string;
  readonly roll?: number;
}

/** What a sentence begins with: conditions, and whom it reaches. */
export interface Opening {
  readonly aura?: Clause["aura"];
  readonly conditions: readonly Written[];
  /** Does it say which unit "that unit" is? */
  readonly isUnit?: boolean;
}

/** A clause as a mechanic of our data. */
export const mechanicOf = ({ when, as, reach, aura, conditions, roll, effects }: Clause) => ({
  ...(when === undefined ? {} : { when }),
  as,
  reach,
  ...(aura === undefined ? {} : { aura }),
  ...(conditions.length === 0 ? {} : { if: conditions.length === 1 ? conditions[0] : { is: "all", of: conditions } }),
  ...(roll === undefined ? {} : { roll }),
  effects,
});
