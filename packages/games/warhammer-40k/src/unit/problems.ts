import type { DeepReadonly } from "@riposte/kernel";
import { didYouMean, listed } from "@riposte/words";
import { partsOf } from "./parts.js";
import type { Unit } from "./unit.js";
import { weaponOf } from "./weapon.js";

/** What the schema cannot see is wrong with a unit: each a sentence that says what, where and what to do. */
export function unitProblems(unit: DeepReadonly<Unit>): readonly string[] {
  return [
    ...partsOf(unit).flatMap(ofPart),
    ...unit.leaders.flatMap((leader) => ofLeader(unit, leader)),
    ...ofLeaders(unit),
  ];
}

function ofPart(unit: DeepReadonly<Unit>): readonly string[] {
  const known = unit.weapons.map(weaponOf);
  const problems: string[] = [];
  if (unit.models.every(({ count }) => count === 0)) problems.push(`Unit "${unit.id}" has no models.`);
  for (const { id, W, lost, count, weapons } of unit.models) {
    if (lost >= W) problems.push(`Models "${id}" of "${unit.id}" lost ${lost} of ${W} wounds: count one model less.`);
    if (lost > 0 && count === 0) problems.push(`Models "${id}" of "${unit.id}" are wounded, but none is alive.`);
    for (const { weapon } of weapons) {
      if (known.includes(weapon)) continue;
      const guess = didYouMean(weapon, known);
      problems.push(`Models "${id}" of "${unit.id}" carry "${weapon}", which is no weapon of the unit.${guess}`);
    }
  }
  return problems;
}

/** One leader leads a unit, unless another's datasheet lets it join him (rules 7). */
function ofLeaders({ id, leaders }: DeepReadonly<Unit>): readonly string[] {
  const sheets = leaders.map((leader) => leader.datasheet ?? leader.id);
  const supports = leaders.filter(isSupport).map((leader) => `"${leader.id}"`);
  const alone = leaders
    .filter((leader) => !isSupport(leader))
    .filter(({ joins = [] }, at) => !sheets.some((sheet, other) => other !== at && joins.includes(sheet)));
  const crowd = supports.length < 2 ? [] : [`${listed(supports)} both support "${id}": a unit has one Support.`];
  if (alone.length < 2) return crowd;
  const names = listed(alone.map((leader) => `"${leader.id}"`));
  return [...crowd, `${names} both lead "${id}": one leader leads a unit, unless a datasheet "joins" the other's.`];
}

/** Does it join a unit beside its leader, instead of leading it? */
const isSupport = ({ supports }: DeepReadonly<Unit>): boolean => supports !== undefined;

/** A leader leads the datasheets it names, and a Support supports them. */
function ofLeader(unit: DeepReadonly<Unit>, leader: DeepReadonly<Unit>): readonly string[] {
  const bodyguard = unit.datasheet ?? unit.id;
  if (leader.supports !== undefined && !leader.supports.includes(bodyguard))
    return [`"${leader.id}" cannot support "${bodyguard}". It supports: ${leader.supports.join(", ") || "nobody"}.`];
  if (leader.supports !== undefined) return [];
  if (leader.leads === undefined)
    return [`"${leader.id}" is attached to "${unit.id}", but is no leader: it names nothing it leads.`];
  if (!leader.leads.includes(bodyguard))
    return [`"${leader.id}" cannot lead "${bodyguard}". It leads: ${leader.leads.join(", ") || "nobody"}.`];
  return leader.leaders.length > 0 ? [`"${leader.id}" leads "${unit.id}" and cannot be led itself.`] : [];
}
