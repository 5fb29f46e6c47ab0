import {
  type AttackFact,
  type AttackQuery,
  isAmongBearers,
  partOf,
  profileOf,
  type RuleSource,
  wearersOf,
} from "@riposte/warhammer-40k";
import { besideAttack } from "./beside-attack.js";
import { type Bound, isAboutWeapon, reachesAll } from "./bind.js";
import { collectFromUnit, collectFromWeapon, type Owner } from "./collect.js";
import type { Evaluation } from "./evaluate/context.js";
import { numberOf, quantityOf } from "./evaluate/expressions.js";
import { type InForce, inForce } from "./in-force.js";
import { oneOfEach } from "./instances.js";
import { keywordsBy } from "./keywords.js";
import type { Library } from "./library.js";
import { isUnitStat, type MechanicEffect } from "./schema/effect.js";
import { unreadOf } from "./unread.js";

/** What all abilities of both units say about an attack: nothing here knows an ability by name. */
export const mechanicsOf =
  (library: Library): RuleSource =>
  (query) => {
    const { attacker, target, part } = query;
    const { mine, theirs, around, attacking } = sidesOf(library, query);
    const said = attackingSays(library, query, attacking, around);
    const facts = [
      ...(library.isOneInstance ? oneOfEach(library, query, said) : said),
      ...collectFromUnit(library, theirs).flatMap((bound) =>
        inForce(library, { ...around, bound, self: target }, "target"),
      ),
    ].flatMap(({ effect, evaluation }) => scopesOf(evaluation).flatMap((to) => factOf(effect, evaluation, to)));
    return once([
      ...facts,
      ...attacking
        .filter((bound) => isAboutWeapon(bound, attacker, part, around.weapon))
        .flatMap((bound) => besideAttack({ ...around, bound, self: attacker })),
      ...unsharedOf(attacking, attacker, part, around.weapon),
      ...unreadOf(mine, around.weapon.abilities),
      ...unreadOf(theirs),
    ]);
  };

/** What the attacker's abilities do in an attack, before one of several forms is picked. */
export function attackerSays(library: Library, query: AttackQuery): readonly InForce[] {
  const { attacking, around } = sidesOf(library, query);
  return attackingSays(library, query, attacking, around);
}

type Around = Omit<Evaluation, "bound" | "self" | "weapon"> & { readonly weapon: ReturnType<typeof profileOf> };

const attackingSays = (
  library: Library,
  { attacker, part }: AttackQuery,
  attacking: readonly Bound[],
  around: Around,
): readonly InForce[] =>
  attacking
    .flatMap((bound) => inForce(library, { ...around, bound, self: attacker }, "attacker"))
    .filter(({ evaluation: { bound } }) => isAboutWeapon(bound, attacker, part, around.weapon));

/** Both sides of an attack with all that is theirs, and the attacker's mechanics. */
function sidesOf(library: Library, query: AttackQuery) {
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
  return {
    mine,
    theirs,
    around: { attacker, target, weapon, situation, keywords },
    attacking: [...collectFromWeapon(library, part, weapon), ...collectFromUnit(library, mine)],
  };
}

/** The fact an effect is about an attack; permissions, keywords and what happens outside attacks are none. */
function factOf(effect: MechanicEffect, evaluation: Evaluation, to?: string): readonly AttackFact[] {
  const { by, from } = evaluation.bound;
  const source = { by, from };
  const scoped = { ...source, ...(to === undefined ? {} : { to }) };
  switch (effect.do) {
    case "modRoll":
      if (effect.roll !== "hit" && effect.roll !== "wound" && effect.roll !== "save") return [];
      return [{ fact: "roll", ...scoped, roll: effect.roll, add: numberOf(effect.by, evaluation) }];
    case "modStat":
      if (isUnitStat(effect.stat)) return [];
      return [{ fact: "stat", ...scoped, stat: effect.stat, op: effect.op, amount: quantityOf(effect.by, evaluation) }];
    case "attackDice":
      return [{ fact: "stat", ...source, stat: "A", op: "dice", amount: quantityOf(effect.by, evaluation) }];
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
    case "critStat": {
      const { stat, op, by: amount } = effect;
      return [{ fact: "stat", ...source, stat, op, amount: quantityOf(amount, evaluation), criticals: true }];
    }
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

/** The parts or models of the target that a rule is for, where it is not for all of them. */
function scopesOf({ bound, self, target }: Evaluation): readonly (string | undefined)[] {
  if (self !== target || reachesAll(bound)) return [undefined];
  const { part, wargear } = bound;
  const bearers = wargear === undefined ? undefined : wearersOf(partOf(self, part) ?? self, wargear);
  return bearers?.map(({ id }) => `${part}/${id}`) ?? [part];
}

/** Rules of wargear that some of those who carry the weapon bear and others do not: they cannot be counted. */
const unsharedOf = (
  attacking: readonly Bound[],
  attacker: AttackQuery["attacker"],
  id: string,
  weapon: ReturnType<typeof profileOf>,
): readonly AttackFact[] =>
  attacking
    .filter(
      (bound) => bound.part === id && bound.mechanic.as !== "target" && !isAboutWeapon(bound, attacker, id, weapon),
    )
    .filter(({ wargear }) => isAmongBearers(partOf(attacker, id) ?? attacker, wargear ?? "", weapon))
    .map(({ by, from }) => ({ fact: "uncounted", by, from, gist: "some of them bear it" }));

/** The same ability twice on one attack does not stack (rules 2): alike facts of alike names count once. */
function once(facts: readonly AttackFact[]): readonly AttackFact[] {
  const seen = new Set<string>();
  return facts.filter((fact) => {
    const { from: _from, ...said } = fact;
    const key = JSON.stringify({ ...said, by: said.by.split(": ").at(-1)?.toLowerCase() });
    return !seen.has(key) && seen.add(key);
  });
}
