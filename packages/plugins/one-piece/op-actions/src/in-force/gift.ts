import type { Change, Rule } from "../language/change.js";
import type { Num } from "../language/expression.js";
import { numberOf } from "../reading/number.js";
import type { Scene } from "../reading/scene.js";

/** What one step of a static ability gives a card, or makes hold for a player, with its numbers as they are now. */
export interface Gift<T = Change> {
  /** The ability. */
  readonly by: string;
  readonly scene: Scene;
  readonly says: T;
  readonly numbers: Readonly<Partial<Record<NumberField, number>>>;
}
export type Ruling = Gift<Rule>;

const NUMBERS = ["power", "cost", "counter", "setCounter", "basePower", "baseCost", "donPhase", "donToLeader"] as const;
export type NumberField = (typeof NUMBERS)[number];

/** Reads a static step. */
export function giftOf<T extends Change | Rule>(scene: Scene, says: T, by: string): Gift<T> {
  const numbers: Partial<Record<NumberField, number>> = {};
  for (const field of NUMBERS) {
    const num = (says as Readonly<Partial<Record<NumberField, Num>>>)[field];
    if (num !== undefined) numbers[field] = numberOf(scene, num);
  }
  return { by, scene, says, numbers };
}

/** Two lists of gifts alike: the same abilities give the same numbers. */
export const areAlike = (some: readonly Gift<unknown>[], others: readonly Gift<unknown>[]): boolean =>
  some.length === others.length &&
  some.every(({ by, says, numbers }, place) => {
    const other = others[place] as Gift<unknown>;
    return by === other.by && says === other.says && NUMBERS.every((field) => numbers[field] === other.numbers[field]);
  });
