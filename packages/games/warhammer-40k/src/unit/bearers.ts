import type { DeepReadonly } from "@riposte/kernel";
import type { Models, Unit } from "./unit.js";
import { type WeaponProfile, weaponOf } from "./weapon.js";

type SomeUnit = DeepReadonly<Unit>;
type SomeModels = DeepReadonly<Models>;

const bears =
  (wargear: string) =>
  ({ wargear: borne = [] }: SomeModels): boolean =>
    borne.includes(wargear);

/** The models of a part that bear some wargear; nothing where none name it, and it belongs to all of them. */
export function wearersOf({ models }: SomeUnit, wargear: string): readonly SomeModels[] | undefined {
  const bearers = models.filter(bears(wargear));
  return bearers.length === 0 ? undefined : bearers;
}

/** Is a model left that bears it? */
export const isBorne = (part: SomeUnit, wargear: string): boolean =>
  wearersOf(part, wargear)?.some(({ count }) => count > 0) ?? true;

/** Do all models left in a part bear it? */
export const isEverybodys = ({ models }: SomeUnit, wargear: string): boolean =>
  models.filter(({ count }) => count > 0).every(bears(wargear));

/** Do only models that bear some wargear carry a weapon? */
export const isBearersOnly = (part: SomeUnit, wargear: string, profile: Profile): boolean =>
  carriersOf(part, profile).every(bears(wargear));

/** Do some of those who carry a weapon bear some wargear? */
export const isAmongBearers = (part: SomeUnit, wargear: string, profile: Profile): boolean =>
  carriersOf(part, profile).some(bears(wargear));

type Profile = DeepReadonly<WeaponProfile>;

const carriersOf = ({ models }: SomeUnit, profile: Profile): readonly SomeModels[] =>
  models.filter((group) => group.count > 0 && isCarried(group, weaponOf(profile)));

/**
 * Gives models that bear some wargear weapons of their own, where others carry the same: what the wargear does for its
 * bearers then counts for their weapons alone.
 */
export function withOwnWeapons(unit: Unit): Unit {
  const apart = unit.wargear.filter(({ bearers }) => bearers).map(({ name }) => name);
  if (apart.length === 0) return unit;
  const borneBy = ({ wargear = [] }: Models) => apart.filter((name) => wargear.includes(name)).join(", ");
  const isShared = (id: string) => new Set(unit.models.filter((group) => isCarried(group, id)).map(borneBy)).size > 1;
  const weapons = [...unit.weapons];
  const models = unit.models.map((group) => {
    const borne = borneBy(group);
    const own = (id: string) => `${id} (${borne})`;
    return {
      ...group,
      weapons: group.weapons.map((one) => {
        if (borne === "" || !isShared(one.weapon)) return one;
        const weapon = own(one.weapon);
        if (!weapons.some((known) => known.weapon === weapon))
          for (const profile of unit.weapons.filter((known) => weaponOf(known) === one.weapon))
            weapons.push({ ...profile, id: own(profile.id), weapon, name: own(profile.name ?? profile.id) });
        return { ...one, weapon };
      }),
    };
  });
  return { ...unit, models, weapons };
}

const isCarried = ({ weapons }: SomeModels, id: string): boolean => weapons.some(({ weapon }) => weapon === id);
