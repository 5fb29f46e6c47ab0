import { KernelError } from "@riposte/kernel";
import { type Characteristic, changed, inOrder, settle } from "../attack/characteristic.js";
import { type AttackFact, factsOf, type Stat, type StatChange } from "../attack/fact.js";
import { isFixed, type Quantity, spellQuantity } from "../dice/quantity.js";

/** Changes to one characteristic in the order they count; those for another part of the target are not for this one. */
const changesTo = (facts: readonly AttackFact[], stat: Stat, part?: string): StatChange[] =>
  inOrder(factsOf(facts, "stat").filter((fact) => fact.stat === stat && (fact.to === undefined || fact.to === part)));

/** Limits that no change passes; skills and saves are thresholds, so lower is better (rules 2). */
const LIMITS: Partial<Record<Stat, readonly [least: number, most: number]>> = {
  skill: [2, 6],
  Sv: [2, 7],
  AP: [Number.NEGATIVE_INFINITY, 0],
};

/** A characteristic that is a plain number: changed, rounded up once, within its absolute limits. */
export function settledStat(facts: readonly AttackFact[], stat: Stat, base: number, part?: string) {
  const because = changesTo(facts, stat, part);
  const amounts = because.map(({ amount }) => plain(amount, stat));
  const [least, most] = LIMITS[stat] ?? [1, Number.POSITIVE_INFINITY];
  // AP is negative: "improve by 1" subtracts, and there is no least value
  const value = stat === "AP" ? changed(base, because, amounts) : settle(base, because, amounts);
  return { value: Math.min(most, Math.max(least, value)), because };
}

/** A characteristic that may have dice. */
export const rolledStat = (
  facts: readonly AttackFact[],
  stat: Stat,
  base: Quantity,
  part?: string,
): Characteristic => ({
  base,
  changes: changesTo(facts, stat, part),
});

function plain(amount: Quantity, stat: Stat): number {
  if (isFixed(amount)) return amount.plus;
  throw new KernelError(
    "DECLARATION_INVALID",
    `${stat} changes by ${spellQuantity(amount)}: only A and D change by dice.`,
  );
}
