import { type AttackQuery, profileOf, type SourceLayer } from "@riposte/warhammer-40k";
import { type Bound, isAboutWeapon } from "./bind.js";
import { collectFromUnit, collectFromWeapon, type Owner } from "./collect.js";
import { holds, looksAtWeapon } from "./evaluate/conditions.js";
import type { Evaluation } from "./evaluate/context.js";
import { grantedBy } from "./in-force.js";
import { ATTACK_NUMBERS, relevantTo } from "./interest.js";
import { keywordsBy } from "./keywords.js";
import type { Library } from "./library.js";
import type { Condition } from "./schema/condition.js";
import { tellCondition } from "./tell/tell-condition.js";

/** A rule that would change an attack, and what it waits for. */
export interface IdleRule {
  readonly by: string;
  readonly from: SourceLayer;
  readonly side: "attacker" | "target";
  /** What does not hold, in words. */
  readonly needs: string;
}

/** The rules of both sides that would change an attack's numbers, did their condition hold. */
export function idleRules(library: Library, query: AttackQuery): readonly IdleRule[] {
  const { attacker, target, part, situation } = query;
  const { stratagems, armies, nearby } = situation;
  const weapon = profileOf(query);
  const owner = (side: "attacker" | "target"): Owner => ({
    unit: query[side],
    army: armies[side],
    stratagems: stratagems[side],
    nearby: nearby[side],
  });
  const around = {
    ...{ attacker, target, weapon, situation },
    keywords: keywordsBy(library, [owner("attacker"), owner("target")], situation),
  };
  const idle = (bounds: readonly Bound[], side: IdleRule["side"]) =>
    relevantTo(library, bounds, ATTACK_NUMBERS)
      .filter(({ mechanic }) => mechanic.when === "always" && (mechanic.as === side || mechanic.as === "either"))
      .filter((bound) => side === "target" || isAboutWeapon(bound, attacker, part, weapon))
      .flatMap((bound) => idleIn(library, { ...around, bound, self: query[side] }, side));
  const rules = [
    ...idle([...collectFromWeapon(library, part, weapon)], "attacker"),
    ...idle([...collectFromUnit(library, owner("attacker"))], "attacker"),
    ...idle([...collectFromUnit(library, owner("target"))], "target"),
  ];
  return rules.filter(({ by }, at) => rules.findIndex((other) => other.by === by) === at);
}

/** The rule itself, or an ability it gives. */
function idleIn(library: Library, evaluation: Evaluation, side: IdleRule["side"]): readonly IdleRule[] {
  const { bound } = evaluation;
  const { by, from, mechanic } = bound;
  const open = mechanic.if === undefined ? [] : failing(mechanic.if, evaluation);
  // what speaks of other weapons than this one has nothing to say here, whatever else holds
  if (open.some(looksAtWeapon)) return [];
  if (open.length > 0) return [{ by, from, side, needs: open.map((one) => tellCondition(one, bound)).join(", and ") }];
  return mechanic.effects
    .flatMap((effect) => grantedBy(library, effect, evaluation, true, []))
    .flatMap((given) => idleIn(library, { ...evaluation, bound: given }, side));
}

/** The parts of a condition that do not hold. */
const failing = (condition: Condition, evaluation: Evaluation): readonly Condition[] =>
  condition.is === "all"
    ? condition.of.flatMap((one) => failing(one, evaluation))
    : holds(condition, evaluation)
      ? []
      : [condition];
