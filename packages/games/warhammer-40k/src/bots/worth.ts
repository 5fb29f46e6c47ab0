import type { DeepReadonly } from "@riposte/kernel";
import { woundNeeded } from "../describing/wound-table.js";
import type { Quantity } from "../dice/quantity.js";
import { modelsOf, partsOf } from "../unit/parts.js";
import type { Unit } from "../unit/unit.js";
import type { WeaponProfile } from "../unit/weapon.js";

type SomeUnit = DeepReadonly<Unit>;
type Profile = DeepReadonly<WeaponProfile>;

/** A rough worth of one weapon against a unit: points of damage past armour, without any special rule. */
export function worthAgainst(profile: Profile, target: SomeUnit): number {
  const [models] = modelsOf(target).filter(({ count }) => count > 0);
  if (models === undefined) return 0;
  const hits = profile.skill === null ? 1 : chance(profile.skill);
  const wounds = chance(woundNeeded(mean(profile.S), models.T));
  const saved = chance(Math.min(models.Sv - profile.AP, models.invulnerable ?? 7));
  return mean(profile.A) * hits * wounds * (1 - saved) * Math.min(models.W, mean(profile.D));
}

/** The profile of that id, in whichever part of a unit. */
export const profileIn = (unit: SomeUnit, id: string): Profile | undefined =>
  partsOf(unit)
    .flatMap(({ weapons }) => weapons)
    .find((profile) => profile.id === id);

/** Would it rather fight than shoot? */
export const isBrawler = (unit: SomeUnit): boolean => best(unit, "melee") > best(unit, "ranged");

const best = (unit: SomeUnit, type: WeaponProfile["type"]): number =>
  Math.max(
    0,
    ...partsOf(unit)
      .flatMap(({ weapons }) => weapons)
      .filter((profile) => profile.type === type)
      .map(({ A, S, D }) => mean(A) * mean(S) * mean(D)),
  );

const mean = ({ dice, sides, plus }: Quantity): number => (dice * (sides + 1)) / 2 + plus;
const chance = (needed: number): number => Math.max(0, Math.min(5, 7 - needed)) / 6;
