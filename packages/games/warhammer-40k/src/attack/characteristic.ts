import { applyLayer, type DeepReadonly } from "@riposte/kernel";
import { z } from "zod";
import { Quantity, rollQuantity } from "../dice/quantity.js";
import type { QuantityReroll } from "./description.js";
import { StatChange } from "./fact.js";

/** A characteristic before dice: what is printed and what changes it, in the order of the rules. */
export const Characteristic = z.strictObject({
  base: Quantity,
  changes: z.array(StatChange),
});
export type Characteristic = DeepReadonly<z.infer<typeof Characteristic>>;

/**
 * A characteristic's value: amounts stand for each change in order, dice already rolled. At least 1, unless it was set
 * to 0. Attack dice beside it change no more.
 */
export function settle(base: number, changes: Characteristic["changes"], amounts: readonly number[]): number {
  const isZeroed = changes.some(({ op }, at) => op === "set" && amounts[at] === 0);
  const beside = changes.reduce((sum, { op }, at) => sum + (op === "dice" ? (amounts[at] as number) : 0), 0);
  return Math.max(isZeroed ? 0 : 1, changed(base, changes, amounts)) + beside;
}

/** The same without a least value: fractions round up once, at the end. */
export function changed(base: number, changes: Characteristic["changes"], amounts: readonly number[]): number {
  let value = base;
  for (const [at, { op }] of changes.entries()) if (op !== "dice") value = applyLayer(value, op, amounts[at] as number);
  // no negative zero
  return Math.ceil(value) + 0;
}

/**
 * Is a roll for attacks or damage made again, where it may be? All its dice are: where the roll is a 1, or, where any may
 * be, if it came below average (rules 2).
 */
export const isQuantityRerolled = (
  { dice, sides, plus }: Quantity,
  rolled: number,
  reroll: "ones" | "any" = "any",
): boolean => (reroll === "ones" ? dice === 1 && rolled - plus === 1 : rolled < (dice * (sides + 1)) / 2 + plus);

/** Rolls a characteristic; `face` rolls one D6. */
export function rollCharacteristic(
  { base, changes }: Characteristic,
  face: () => number,
  reroll: QuantityReroll = false,
): number {
  const first = rollQuantity(base, face);
  const isAgain = reroll !== false && isQuantityRerolled(base, first, reroll);
  return settle(
    isAgain ? rollQuantity(base, face) : first,
    changes,
    changes.map(({ amount }) => rollQuantity(amount, face)),
  );
}
