import type { DeepReadonly, Match } from "@riposte/kernel";
import {
  type AttackQuery,
  distanceBetween,
  isDestroyed,
  queryIn,
  situationIn,
  type Unit,
} from "@riposte/warhammer-40k";
import type { Owner } from "./collect.js";
import type { Mechanics } from "./declared.js";
import type { Evaluation } from "./evaluate/context.js";

/** A unit with its owner's layers and the situation it is in. */
interface Surroundings extends Owner {
  readonly situation: Evaluation["situation"];
}

/** A unit on the table with everything around it: the clock, marks, its army, what is in force, and who is near. */
export const surroundings = (match: Match<Mechanics>, unit: DeepReadonly<Unit>): Surroundings => ({
  unit,
  ...situationIn(match, unit),
  nearby: nearbyOf(match, unit),
});

/** The attack under way, with who is near both sides. */
export function queryAround(match: Match<Mechanics>): AttackQuery {
  const query = queryIn(match);
  const nearby = { attacker: nearbyOf(match, query.attacker), target: nearbyOf(match, query.target) };
  return { ...query, situation: { ...query.situation, nearby } };
}

const nearbyOf = (match: Match<Mechanics>, unit: DeepReadonly<Unit>): NonNullable<Owner["nearby"]> =>
  Object.values(match.slices["warhammer-40k"].units)
    .filter((other) => other.id !== unit.id && !isDestroyed(other))
    .map((other) => ({ unit: other, distance: distanceBetween(unit, other) }))
    .filter(({ distance }) => Number.isFinite(distance));
