import { currentAttack, poolIn } from "@riposte/imperial-assault";
import type { StepsMatch } from "../declared.js";

/** The dice of a pool of the attack under way, as they stand before the roll. */
export function dicePool(match: StepsMatch, of: "attack" | "defense"): readonly string[] {
  if (currentAttack(match) === undefined) return [];
  const counts = poolIn(match, of);
  // dice whose colour is chosen when they are rolled are in the pool all the same
  const free = of === "attack" ? (currentAttack(match)?.free?.count ?? 0) : 0;
  return Object.entries({ ...counts, free }).flatMap(([die, count]) =>
    Array.from({ length: Math.max(0, count) }, () => die),
  );
}
