import { KernelError } from "@riposte/kernel";
import { type Characteristic, changed, settle } from "../attack/characteristic.js";
import { type AttackFact, factsOf, type Stat, type StatChange } from "../attack/fact.js";
import { isFixed, type Quantity, spellQuantity } from "../dice/quantity.js";
import type { Reading } from "./reading.js";

/** Changes to one characteristic in the order they count; those for another part of the target are not for this one. */
function changesTo(
  { order, freezesZero }: Reading,
  facts: readonly AttackFact[],
  stat: Stat,
  part?: string,
): StatChange[] {
  const mine = factsOf(facts, "stat").filter(
    (fact) =>
      fact.stat === stat && fact.criticals !== true && (fact.to === undefined || fact.to.split("/")[0] === part),
  );
  const zero = freezesZero
    ? mine.find(({ op, amount }) => op === "set" && isFixed(amount) && amount.plus === 0)
    : undefined;
  return zero === undefined ? [...order, "dice"].flatMap((op) => mine.filter((change) => change.op === op)) : [zero];
}

/** A characteristic that is a plain number: changed, rounded up once, within its absolute limits. */
export function settledStat(reading: Reading, facts: readonly AttackFact[], stat: Stat, base: number, part?: string) {
  const because = changesTo(reading, facts, stat, part);
  const amounts = because.map(({ amount }) => plain(amount, stat));
  const [least, most] = reading.limits[stat] ?? [1, Number.POSITIVE_INFINITY];
  // AP is negative: "improve by 1" subtracts, and there is no least value
  const value = stat === "AP" ? changed(base, because, amounts) : settle(base, because, amounts);
  return { value: Math.min(most, Math.max(least, value)), because };
}

/** A characteristic that may have dice. */
export const rolledStat = (
  reading: Reading,
  facts: readonly AttackFact[],
  stat: Stat,
  base: Quantity,
  part?: string,
): Characteristic => ({
  base,
  changes: changesTo(reading, facts, stat, part),
});

function plain(amount: Quantity, stat: Stat): number {
  if (isFixed(amount)) return amount.plus;
  throw new KernelError(
    "DECLARATION_INVALID",
    `${stat} changes by ${spellQuantity(amount)}: only A and D change by dice.`,
  );
}
