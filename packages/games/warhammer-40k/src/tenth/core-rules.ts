import { type AttackFact, factsOf } from "../attack/fact.js";
import { profileOf } from "../attack/profile.js";
import type { AttackQuery } from "../attack/query.js";
import { hasKeyword } from "../unit/parts.js";

/** What the core rules say about an attack, whichever unit makes it. */
export const coreRules = (query: AttackQuery, said: readonly AttackFact[]): readonly AttackFact[] => [
  ...cover(query),
  ...bigGunsNeverTire(query, said),
  ...plungingFire(query),
  ...overwatch(query),
];

const core = (by: string) => ({ by, from: "core" }) as const;

const cover = ({ target }: AttackQuery): readonly AttackFact[] =>
  target.combat.cover ? [{ fact: "cover", ...core("Benefit of Cover") }] : [];

/** Shooting by or at an engaged MONSTER or VEHICLE is at -1 to hit, Pistols excepted (rules 6). */
function bigGunsNeverTire(query: AttackQuery, said: readonly AttackFact[]): readonly AttackFact[] {
  const { attacker, target, situation } = query;
  const isPistol = factsOf(said, "trait").some(({ trait }) => trait === "pistol");
  if (profileOf(query).type === "melee" || isPistol) return [];
  const isBig = (unit: AttackQuery["target"]) => hasKeyword(unit, "MONSTER") || hasKeyword(unit, "VEHICLE");
  const by = situation.engaged.attacker && isBig(attacker);
  const at = situation.engaged.target && isBig(target);
  return by || at ? [{ fact: "roll", ...core("Big Guns Never Tire"), roll: "hit", add: -1 }] : [];
}

const plungingFire = (query: AttackQuery): readonly AttackFact[] =>
  query.situation.plunging && profileOf(query).type === "ranged"
    ? [{ fact: "stat", ...core("Plunging Fire"), stat: "AP", op: "subtract", amount: { dice: 0, sides: 6, plus: 1 } }]
    : [];

const overwatch = ({ situation }: AttackQuery): readonly AttackFact[] =>
  situation.overwatch === null ? [] : [{ fact: "onlyFrom", ...core("Fire Overwatch"), least: situation.overwatch }];
