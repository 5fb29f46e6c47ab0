import { runCombatForUnit } from "@riposte/combat";
import { warhammerRules } from "@riposte/hosting/warhammer-40k";
import { abilityName, carriedBy, countModels, meanOf, readArmy, type Unit } from "@riposte/warhammer-40k";
import { percent } from "@riposte/words";
import type { OddsBeside } from "../../messages.js";

interface Battle {
  readonly position?: { readonly armies?: readonly unknown[]; readonly phase?: string };
}

/** The first unit's attacks against the first of the other army, with its abilities and with one of them taken away. */
export function battleOdds(setup: unknown, ability: string, datasheets: readonly Unit[]): OddsBeside | null {
  const { armies = [], phase } = (setup as Battle).position ?? {};
  const [own, foe] = armies.map((army) => readArmy(army, datasheets).units);
  const attacker = own?.find((unit) => hasIt(unit, ability)) ?? own?.[0];
  const target = foe?.[0];
  if (attacker === undefined || target === undefined) return null;
  const wanted = phase === "fight" ? "melee" : "ranged";
  const carried = carriedBy(attacker);
  const first = carried.find(({ profile }) => profile.type === wanted) ?? carried[0];
  if (first === undefined) return null;
  const count = (unit: Unit) => {
    const distance = Math.abs((unit.place?.along ?? 0) - (target.place?.along ?? 12));
    const weapons = [{ weapon: first.profile.id, part: first.part.id, count: first.count }];
    const { odds, descriptions } = runCombatForUnit(unit, { ...target, seat: 1 }, weapons, {
      rules: warhammerRules(),
      situation: { distance },
      mode: "exact",
    });
    return { odds, uncounted: descriptions.flatMap((one) => one.uncounted) };
  };
  const after = count(attacker);
  const before = count(without(attacker, ability));
  const models = countModels(target);
  const row = (words: string, read: (one: typeof after) => string) => ({
    words,
    without: read(before),
    with: read(after),
  });
  return {
    title: `${attacker.name ?? attacker.id} against ${target.name ?? target.id}, ${first.profile.name ?? first.profile.id}`,
    rows: [
      row("hits", ({ odds }) => meanOf(odds.hits).toFixed(2)),
      row("wounds", ({ odds }) => meanOf(odds.wounds).toFixed(2)),
      row("damage", ({ odds }) => meanOf(odds.damage).toFixed(2)),
      row(models === 1 ? "destroys it" : "destroys all", ({ odds }) => percent(odds.slain[models] ?? 0, 1)),
    ],
    uncounted: after.uncounted.map(({ by, gist }) => `${by}: ${gist}`),
  };
}

const hasIt = (unit: Unit, ability: string): boolean =>
  unit.abilities.some((one) => abilityName(one) === ability) ||
  unit.weapons.some(({ abilities }) => abilities.some((one) => abilityName(one) === ability));

const without = (unit: Unit, ability: string): Unit => ({
  ...unit,
  abilities: unit.abilities.filter((one) => abilityName(one) !== ability),
  weapons: unit.weapons.map((weapon) => ({
    ...weapon,
    abilities: weapon.abilities.filter((one) => abilityName(one) !== ability),
  })),
});
