import type { Figure } from "../slice.js";
import { nearestOf, strikeWorth } from "./best-strike.js";
import type { AttackPlan, DamageOdds } from "./damage-odds.js";
import { onField, type TableSeen } from "./table-seen.js";

/** An enemy that has acted in this round strikes later, and much may happen before. */
const LATER = 0.5;
/** Not all who could strike a figure do: they have other targets, and something may be in their way. */
const LIKELY = 0.5;

/** What a figure is likely to lose where it stands, in victory points: by every enemy that can walk up to it and attack. */
export function dangerTo(
  seen: TableSeen,
  odds: (plan: AttackPlan) => DamageOdds,
  figure: Figure,
): (spaces: readonly number[]) => number {
  const threats = seen.enemies.flatMap((enemy) => {
    const there = onField(seen, enemy.id);
    const { attack, speed, keywords } = seen.context.body(enemy.card);
    if (there === undefined || attack === null) return [];
    const reach = attack.type === "melee" ? (keywords.reach === true ? 2 : 1) : Number.POSITIVE_INFINITY;
    const share = LIKELY * (seen.table.groups[enemy.group]?.ready === true ? 1 : LATER);
    const known = new Map<number, number>();
    const at = (distance: number): number => {
      const from = Math.max(1, distance - speed);
      if (from > reach) return 0;
      const worth = known.get(from) ?? share * strikeWorth(seen, odds, enemy, figure, from);
      known.set(from, worth);
      return worth;
    };
    return [{ steps: seen.stepsFrom(there), at }];
  });
  return (spaces) =>
    threats.reduce((sum, { steps, at }) => {
      const distance = nearestOf(steps, spaces);
      return distance < 0 ? sum : sum + at(distance);
    }, 0);
}
