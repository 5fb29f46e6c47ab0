import type { Results } from "../dice/results.js";

/** End of step 4: leftover negatives do nothing, and every evade cancels one surge (rules 8.1). */
export const surgesLeft = ({ surge, evade }: Pick<Results, "surge" | "evade">): number =>
  Math.max(0, Math.max(0, surge) - Math.max(0, evade));

/** Why an attack with these results misses; `needed` is null for a melee attack and undefined where no path can be counted. */
export function missReason(
  { accuracy, dodge }: Pick<Results, "accuracy" | "dodge">,
  needed: number | null | undefined,
): "no-path" | "accuracy" | "dodge" | undefined {
  if (needed === undefined) return "no-path";
  if (needed !== null && Math.max(0, accuracy) < needed) return "accuracy";
  return dodge > 0 ? "dodge" : undefined;
}

/** Damage of an attack that did not miss: Pierce ignores blocks and has no use beyond them (rules 8.1, step 7). */
export const damageOf = ({ hit, block }: Pick<Results, "hit" | "block">, pierce: number): number =>
  Math.max(0, Math.max(0, hit) - Math.max(0, Math.max(0, block) - pierce));

/** The accuracy a ranged attack needs: the distance, at least 1 against a figure and 0 against an object (step 6). */
export const accuracyNeeded = (distance: number, isObject = false): number => Math.max(isObject ? 0 : 1, distance);
