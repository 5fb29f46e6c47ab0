import { type Characteristic, isQuantityRerolled, settle } from "../attack/characteristic.js";
import type { QuantityReroll } from "../attack/description.js";
import type { Quantity } from "../dice/quantity.js";

/** A probability mass function over 0, 1, 2 …: `pmf[n]` is the chance of n. */
export type Pmf = Float64Array;

/** Certainly n. */
export function certainly(n: number): Pmf {
  const pmf = new Float64Array(n + 1);
  pmf[n] = 1;
  return pmf;
}

/** The sum of two independent numbers. */
export function convolve(one: Pmf, other: Pmf): Pmf {
  const sum = new Float64Array(one.length + other.length - 1);
  for (let i = 0; i < one.length; i++) {
    const chance = one[i] as number;
    if (chance === 0) continue;
    for (let j = 0; j < other.length; j++) sum[i + j] = (sum[i + j] as number) + chance * (other[j] as number);
  }
  return sum;
}

/** The sum of n alike. */
export function power(pmf: Pmf, n: number): Pmf {
  let [result, square] = [certainly(0), pmf];
  for (let left = n; left > 0; left >>= 1) {
    if (left & 1) result = convolve(result, square);
    if (left > 1) square = convolve(square, square);
  }
  return result;
}

/** The law of dice; negative sums count as 0. */
export function quantityLaw({ dice, sides, plus }: Quantity): Pmf {
  const one = new Float64Array(sides + 1).fill(1 / sides, 1);
  const rolled = power(one, dice);
  const law = new Float64Array(Math.max(1, rolled.length + plus));
  for (let n = 0; n < rolled.length; n++) {
    const sum = Math.max(0, n + plus);
    law[sum] = (law[sum] as number) + (rolled[n] as number);
  }
  return law;
}

/** The law of dice that are rolled again, all of them, where the rules' policy is to. */
function rerolledLaw(quantity: Quantity, reroll: "ones" | "any"): Pmf {
  const law = quantityLaw(quantity);
  const isAgain = (n: number) => isQuantityRerolled(quantity, n, reroll);
  const again = law.reduce((sum, chance, n) => sum + (isAgain(n) ? chance : 0), 0);
  return law.map((chance, n) => chance * again + (isAgain(n) ? 0 : chance));
}

/** The law of a characteristic: printed dice, perhaps rolled again, and changes that may be dice themselves. */
export const characteristicLaw = ({ base, changes }: Characteristic, reroll: QuantityReroll = false): Pmf =>
  settledLaw(reroll === false ? quantityLaw(base) : rerolledLaw(base, reroll), changes);

/** The law of a characteristic whose printed dice have this one. */
export function settledLaw(printed: Pmf, changes: Characteristic["changes"]): Pmf {
  const outcomes = new Map<number, number>();
  const laws = changes.map(({ amount }) => quantityLaw(amount));
  const walk = (at: number, amounts: readonly number[], value: number, chance: number): void => {
    const law = laws[at];
    if (law === undefined) {
      const settled = settle(value, changes, amounts);
      outcomes.set(settled, (outcomes.get(settled) ?? 0) + chance);
      return;
    }
    for (let n = 0; n < law.length; n++)
      if (law[n] !== 0) walk(at + 1, [...amounts, n], value, chance * (law[n] as number));
  };
  for (let n = 0; n < printed.length; n++) if (printed[n] !== 0) walk(0, [], n, printed[n] as number);
  const pmf = new Float64Array(Math.max(0, ...outcomes.keys()) + 1);
  for (const [value, chance] of outcomes) pmf[value] = chance;
  return pmf;
}

export const meanOf = (pmf: Pmf): number => pmf.reduce((sum, chance, n) => sum + chance * n, 0);
