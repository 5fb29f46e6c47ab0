import type { DeepReadonly } from "@riposte/kernel";
import { distanceBetween, isEngaged, tableOf, unitOf, unitsOf } from "../battle/line-up.js";
import { isVisible } from "../battle/sight.js";
import { isPlunging } from "../battle/terrain.js";
import type { WarMatch, WarReads } from "../declared.js";
import type { Attack, Declared, Table, Volley } from "../slice.js";
import type { Unit } from "../unit/unit.js";
import type { AttackDescription } from "./description.js";
import { type AttackQuery, Situation } from "./query.js";

/** The innermost volley, if one is under way. */
export const currentVolley = (match: WarReads): DeepReadonly<Volley> | undefined => tableOf(match).volleys.at(-1);

/** The attack under way, if there is one. */
export const currentAttack = (match: WarReads): DeepReadonly<Attack> | null => currentVolley(match)?.attack ?? null;

/** The attack where one must be under way. */
export const attackIn = (match: WarReads): DeepReadonly<Attack> => currentAttack(match) as DeepReadonly<Attack>;

/** Its description, once all rules have spoken. */
export const descriptionIn = (match: WarReads): AttackDescription => attackIn(match).description as AttackDescription;

/** The innermost volley, for writing. */
export function ownVolley(table: Table, match: WarMatch): Volley {
  const volleys = match.own(table, "volleys");
  return match.own(volleys, volleys.length - 1);
}

/** The attack, for writing. */
export const ownAttack = (table: Table, match: WarMatch): Attack =>
  match.own(ownVolley(table, match) as { attack: Attack }, "attack");

/** The attack under way as a question that rules can answer: both units as they are now, and everything around them. */
export function queryIn(match: WarMatch): AttackQuery {
  const { unit, kind } = currentVolley(match) as DeepReadonly<Volley>;
  return queryOf(match, unit, attackIn(match).declared, kind === "overwatch");
}

/** What a declared attack asks of the rules. */
export function queryOf(
  match: WarMatch,
  unit: string,
  { part, weapon, count, target, targetModels, from }: Declared,
  isOverwatch = false,
): AttackQuery {
  const table = tableOf(match);
  const [shooter, defender] = [unitOf(match, unit), unitOf(match, target)];
  const sight = from === undefined ? shooter : unitOf(match, from);
  const attacker = from === undefined ? shooter : linked(shooter);
  const isSeen = isVisible(match, sight, defender);
  const [mine, theirs] = [layersOf(match, attacker), layersOf(match, defender)];
  return {
    attacker,
    target: defender,
    part,
    weapon,
    count,
    situation: {
      ...situationIn(match),
      distance: distanceBetween(sight, defender),
      visible: isSeen,
      spotted: !isSeen && unitsOf(match, shooter.seat).some((friend) => isVisible(match, friend, defender)),
      plunging: isPlunging(match, sight, defender),
      overwatch: isOverwatch ? 6 : null,
      engaged: { attacker: isEngaged(match, attacker), target: isEngaged(match, defender) },
      targetModels,
      rerolls: table.rerolls[attacker.seat] as "fails",
      stratagems: { attacker: mine.stratagems, target: theirs.stratagems },
      armies: { attacker: mine.army, target: theirs.army },
    },
  };
}

/** A unit as rules see it whose attack is measured from another (rules 4). */
const linked = (unit: DeepReadonly<Unit>): DeepReadonly<Unit> => ({
  ...unit,
  combat: { ...unit.combat, custom: { ...unit.combat.custom, linkedFire: true } },
});

/** What surrounds every unit: the clock and the marks. */
export function situationIn(match: WarReads): Situation {
  const { phase, round, turn, marks } = tableOf(match);
  return {
    ...EMPTY,
    phase,
    round: Math.max(1, round),
    turn,
    marks: marks.map(({ until: _until, ...mark }) => mark),
  };
}

/** What a unit has beyond its own datasheet: its army, and grants in force for it. */
export function layersOf(match: WarReads, { id, seat }: Pick<Unit, "id" | "seat">) {
  const { inForce, sides } = tableOf(match);
  return {
    army: sides[seat]?.army,
    stratagems: inForce.length === 0 ? [] : inForce.filter((one) => one.unit === id).map(({ grant }) => grant),
  };
}

const EMPTY = Situation.parse({});
