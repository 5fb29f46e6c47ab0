import { freshVerdicts, verdictsOf, woundRolls } from "@riposte/critical-hits";
import type { AttackDescription, RollDescription } from "@riposte/warhammer-40k";

/** What one die of a hit or wound roll comes to. */
export interface DieLaw {
  /** It fails for good: it was rolled again already. */
  readonly fail: number;
  /** It fails and was rolled once: a single re-roll may still be spent on it. */
  readonly again: number;
  readonly success: number;
  readonly critical: number;
  /** The law of a die that is rolled once and not again. */
  readonly fresh: { readonly fail: number; readonly success: number; readonly critical: number };
}

/** The law of a die, re-rolls included. */
export function dieLaw(roll: RollDescription): DieLaw {
  const { fail, success, critical } = verdictsOf(roll);
  const fresh = freshVerdicts(roll);
  // whatever a re-roll is for, it is for all failed dice, or for 1s
  const again = roll.reroll === "none" ? fresh.fail : roll.reroll === "ones" ? fresh.fail - 1 / 6 : 0;
  return { fail: fail - again, again, success, critical, fresh };
}

/** The law of one wound roll; a random Strength is rolled for each. */
export function woundDieLaw(description: AttackDescription): DieLaw {
  const sum = { fail: 0, again: 0, success: 0, critical: 0, fresh: { fail: 0, success: 0, critical: 0 } };
  for (const { roll, chance } of woundRolls(description)) {
    const { fresh, ...law } = dieLaw(roll);
    for (const name of ["fail", "again", "success", "critical"] as const) sum[name] += chance * law[name];
    for (const name of ["fail", "success", "critical"] as const) sum.fresh[name] += chance * fresh[name];
  }
  return sum;
}
