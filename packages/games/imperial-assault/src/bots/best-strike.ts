import { type Figure as BoardFigure, lineOfSight, reachable, type Stop } from "../board/index.js";
import type { Figure } from "../slice.js";
import type { AttackPlan, DamageOdds } from "./damage-odds.js";
import { healthLeft, onField, type TableSeen } from "./table-seen.js";

/** An attack a figure could make: from where, at whom, and what it is worth. */
export interface Strike {
  readonly stop: Stop;
  readonly target: Figure;
  readonly worth: number;
}

type Odds = (plan: AttackPlan) => DamageOdds;

/** Victory points that damage to a figure is worth: a share for the wound, the rest for the defeat; the wounded count more. */
export function strikeWorth(seen: TableSeen, odds: Odds, attacker: Figure, target: Figure, distance: number): number {
  const left = healthLeft(seen, target);
  const body = seen.context.body(target.card);
  const vp = body.kind === "companion" ? 1 : Math.max(1, body.figureCost);
  const plan: AttackPlan = {
    attacker: attacker.card,
    defender: target.card,
    distance,
    attackerConditions: attacker.conditions,
    defenderConditions: target.conditions,
  };
  let worth = 0;
  for (const [damage, likely] of odds(plan).entries()) {
    worth += likely * vp * ((0.4 * Math.min(damage, left)) / left + (damage >= left ? 0.6 : 0));
  }
  return worth;
}

/** The best attack a figure can make after moving with so many points; standing still costs none; `place` is what a place is worth. */
export function bestStrike(
  seen: TableSeen,
  odds: Odds,
  attacker: Figure,
  points: number,
  place: (spaces: readonly number[]) => number = () => 0,
): Strike | undefined {
  const mover = onField(seen, attacker.id);
  const { attack, keywords } = seen.context.body(attacker.card);
  if (mover === undefined || attack === null) return undefined;
  const stops = stopsOf(seen, mover, points);
  const strikes: (Strike & { readonly distance: number })[] = [];
  for (const target of seen.enemies) {
    const there = onField(seen, target.id);
    if (there === undefined) continue;
    const steps = seen.stepsFrom(there);
    const worths = new Map<number, number>();
    for (const stop of stops) {
      const distance = nearestOf(steps, stop.spaces);
      if (distance < 0 || (attack.type === "melee" && distance > (keywords.reach === true ? 2 : 1))) continue;
      const worth = worths.get(distance) ?? strikeWorth(seen, odds, attacker, target, distance);
      worths.set(distance, worth);
      // of equal attacks the one with the shorter way, then the one from farther off
      if (worth > 0)
        strikes.push({ stop, target, distance, worth: worth + place(stop.spaces) - stop.cost / 100 + distance / 1000 });
    }
  }
  strikes.sort((one, other) => other.worth - one.worth);
  return strikes.find(({ stop, target, distance }) => {
    if (attack.type === "melee" && distance <= 1) return true;
    const there = onField(seen, target.id) as BoardFigure;
    return lineOfSight(seen.field, { ...mover, spaces: stop.spaces }, there) !== undefined;
  });
}

/** Where the figure can stand after spending points, its own place included. */
export function stopsOf(seen: TableSeen, mover: BoardFigure, points: number): readonly Stop[] {
  if (points === 0) return [{ spaces: mover.spaces, cost: 0 }];
  return reachable(seen.field, mover, points).stops;
}

/** The smallest count among spaces; -1 when none can be counted. */
export function nearestOf(steps: Int16Array, spaces: readonly number[]): number {
  let nearest = -1;
  for (const space of spaces) {
    const far = steps[space] as number;
    if (far >= 0 && (nearest < 0 || far < nearest)) nearest = far;
  }
  return nearest;
}
