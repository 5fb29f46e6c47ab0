import { type AttackFact, profileOf, type RuleSource } from "@riposte/warhammer-40k";
import { besideAttack } from "./beside-attack.js";
import { type Bound, reachesAll } from "./bind.js";
import { collectFromUnit, collectFromWeapon, type Owner } from "./collect.js";
import type { Evaluation } from "./evaluate/context.js";
import { numberOf, quantityOf } from "./evaluate/expressions.js";
import { inForce, type Side } from "./in-force.js";
import { keywordsBy } from "./keywords.js";
import type { Library } from "./library.js";
import type { MechanicEffect } from "./schema/effect.js";
import { unreadOf } from "./unread.js";

/** What all abilities of both units say about an attack: nothing here knows an ability by name. */
export const mechanicsOf =
  (library: Library): RuleSource =>
  (query) => {
    const { attacker, target, part, situation } = query;
    const { stratagems, armies, nearby } = situation;
    const weapon = profileOf(query);
    const mine: Owner = {
      unit: attacker,
      army: armies.attacker,
      stratagems: stratagems.attacker,
      nearby: nearby.attacker,
    };
    const theirs: Owner = { unit: target, army: armies.target, stratagems: stratagems.target, nearby: nearby.target };
    const keywords = keywordsBy(library, [mine, theirs], situation);
    const around = { attacker, target, weapon, situation, keywords };
    const said = (bounds: readonly Bound[], self: Evaluation["self"], side: Side) =>
      bounds
        .flatMap((bound) => inForce(library, { ...around, bound, self }, side))
        .filter(({ evaluation: { bound } }) => self !== attacker || reachesAll(bound) || bound.part === part)
        .flatMap(({ effect, evaluation }) => factOf(effect, evaluation));
    const attacking = [...collectFromWeapon(library, part, weapon), ...collectFromUnit(library, mine)];
    const facts = [
      ...said(attacking, attacker, "attacker"),
      ...said(collectFromUnit(library, theirs), target, "target"),
      ...attacking
        .filter((bound) => reachesAll(bound) || bound.part === part)
        .flatMap((bound) => besideAttack({ ...around, bound, self: attacker })),
      ...unreadOf(mine, weapon.abilities),
      ...unreadOf(theirs),
    ];
    return once(facts);
  };

/** The fact an effect is about an attack; permissions, keywords and what happens outside attacks are none. */
function factOf(effect: MechanicEffect, evaluation: Evaluation): readonly AttackFact[] {
  const { bound, target, self } = evaluation;
  const { by, from } = bound;
  const source = { by, from };
  const scoped = self === target && !reachesAll(bound) ? { ...source, to: bound.part } : source;
  switch (effect.do) {
    case "modRoll":
      if (effect.roll !== "hit" && effect.roll !== "wound" && effect.roll !== "save") return [];
      return [{ fact: "roll", ...scoped, roll: effect.roll, add: numberOf(effect.by, evaluation) }];
    case "modStat":
      if (effect.stat === "M" || effect.stat === "OC" || effect.stat === "Ld") return [];
      return [{ fact: "stat", ...scoped, stat: effect.stat, op: effect.op, amount: quantityOf(effect.by, evaluation) }];
    case "reroll":
      return [{ fact: "reroll", ...scoped, roll: effect.roll, dice: effect.dice }];
    case "noReroll":
      return [{ fact: "noReroll", ...source, roll: effect.roll }];
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
    case "manual":
      return [{ fact: "uncounted", ...source, gist: effect.gist }];
    default:
      return [];
  }
}

/** The same ability twice on one attack does not stack (rules 2): alike facts of alike names count once. */
function once(facts: readonly AttackFact[]): readonly AttackFact[] {
  const seen = new Set<string>();
  return facts.filter((fact) => {
    const { from: _from, ...said } = fact;
    const key = JSON.stringify({ ...said, by: said.by.split(": ").at(-1)?.toLowerCase() });
    return !seen.has(key) && seen.add(key);
  });
}
