import { type AttackFact, profileOf, type RuleSource } from "@riposte/warhammer-40k";
import { type Bound, boundFrom, collectFromUnit, collectFromWeapon } from "./collect.js";
import { holds } from "./evaluate/conditions.js";
import type { Evaluation } from "./evaluate/context.js";
import { numberOf, quantityOf } from "./evaluate/expressions.js";
import type { Library } from "./library.js";
import type { MechanicEffect } from "./schema/effect.js";

/** What all abilities of both units say about an attack: nothing here knows an ability by name. */
export const mechanicsOf =
  (library: Library): RuleSource =>
  (query) => {
    const { attacker, target, part, situation } = query;
    const { stratagems, armies } = situation;
    const weapon = profileOf(query);
    const attacking = [
      ...collectFromWeapon(library, part, weapon),
      ...collectFromUnit(library, { unit: attacker, army: armies.attacker, stratagems: stratagems.attacker }),
    ].filter(({ mechanic, part: of }) => mechanic.as !== "target" && (mechanic.reach === "unit" || of === part));
    const defending = collectFromUnit(library, {
      unit: target,
      army: armies.target,
      stratagems: stratagems.target,
    }).filter(({ mechanic }) => mechanic.as !== "attacker");
    const around = { attacker, target, weapon, situation };
    const facts = [
      ...attacking.flatMap((bound) => factsOf(library, { ...around, bound, self: attacker })),
      ...defending.flatMap((bound) => factsOf(library, { ...around, bound, self: target })),
    ];
    return once(facts);
  };

/** The facts of one mechanic, if its condition holds. */
function factsOf(library: Library, evaluation: Evaluation): readonly AttackFact[] {
  const { bound } = evaluation;
  if (bound.mechanic.if !== undefined && !holds(bound.mechanic.if, evaluation)) return [];
  return bound.mechanic.effects.flatMap((effect) => factOf(library, effect, evaluation));
}

function factOf(library: Library, effect: MechanicEffect, evaluation: Evaluation): readonly AttackFact[] {
  const { bound, target, self } = evaluation;
  const { by, from } = bound;
  const source = { by, from };
  const scoped = self === target && bound.mechanic.reach === "model" ? { ...source, to: bound.part } : source;
  switch (effect.do) {
    case "modRoll":
      return [{ fact: "roll", ...scoped, roll: effect.roll, add: numberOf(effect.by, evaluation) }];
    case "modStat":
      return [{ fact: "stat", ...scoped, stat: effect.stat, op: effect.op, amount: quantityOf(effect.by, evaluation) }];
    case "reroll":
      return [{ fact: "reroll", ...scoped, roll: effect.roll, dice: effect.dice }];
    case "autoPass":
      return [{ fact: "automatic", ...source, roll: effect.roll }];
    case "failBand":
      return [{ fact: "failUpTo", ...source, roll: effect.roll, upTo: effect.upTo }];
    case "critOn": {
      const { roll, from: on, onlyIfSuccess: ifSuccessful } = effect;
      return [{ fact: "critical", ...source, roll, on: numberOf(on, evaluation), ifSuccessful }];
    }
    case "overwatchOn":
      return evaluation.situation.overwatch === null
        ? []
        : [{ fact: "onlyFrom", ...source, least: numberOf(effect.from, evaluation) }];
    case "extraHits":
      return [{ fact: "extraHits", ...source, count: quantityOf(effect.count, evaluation) }];
    case "autoWound":
      return [{ fact: "autoWound", ...source }];
    case "devastate":
      return [{ fact: "devastating", ...source }];
    case "cover":
      return [{ fact: "cover", ...source }];
    case "ignore":
      return [{ fact: "ignore", ...source, what: effect.what }];
    case "fnp":
      return [{ fact: "feelNoPain", ...scoped, on: numberOf(effect.on, evaluation), against: effect.against }];
    case "invulnerable":
      return [{ fact: "invulnerable", ...scoped, on: numberOf(effect.on, evaluation) }];
    case "trait":
      return [{ fact: "trait", ...source, trait: effect.trait }];
    case "grantWeaponAbility":
      return granted(library, effect.ability, bound).flatMap((inner) =>
        factsOf(library, { ...evaluation, bound: inner }),
      );
    case "permit":
    case "grantKeyword":
      return [];
  }
}

/** The mechanics of a weapon ability that a rule gives: still explained by the rule that gives it. */
const granted = (library: Library, ability: string, { by, from, part, isLeader }: Bound): readonly Bound[] =>
  boundFrom(library, ability, { from, part, isLeader }).map((bound) => ({ ...bound, by: `${by}: ${bound.by}` }));

/** The same ability twice on one attack does not stack (rules 2): alike facts of alike names count once. */
function once(facts: readonly AttackFact[]): readonly AttackFact[] {
  const seen = new Set<string>();
  return facts.filter((fact) => {
    const { from: _from, ...said } = fact;
    const key = JSON.stringify({ ...said, by: said.by.split(": ").at(-1)?.toLowerCase() });
    return !seen.has(key) && seen.add(key);
  });
}
