import type { DeepReadonly } from "@riposte/kernel";
import type { Models, Unit } from "./unit.js";
import { type WeaponProfile, weaponOf } from "./weapon.js";

type SomeUnit = DeepReadonly<Unit>;
type SomeModels = DeepReadonly<Models>;

/** The models of a part that bear some wargear; nothing where none name it, and it belongs to all of them. */
export function wearersOf({ models }: SomeUnit, wargear: string): readonly SomeModels[] | undefined {
  const bearers = models.filter((group) => group.wargear?.includes(wargear));
  return bearers.length === 0 ? undefined : bearers;
}

/** Is anybody left who bears it? */
export const isBorne = (part: SomeUnit, wargear: string): boolean =>
  wearersOf(part, wargear)?.some(({ count }) => count > 0) ?? true;

/** Does everybody left in a part bear it? */
export const isEverybodys = ({ models }: SomeUnit, wargear: string): boolean =>
  models.every(({ count, wargear: borne }) => count === 0 || borne?.includes(wargear));

/** Do only models that bear some wargear carry a weapon? */
export function isBearersOnly({ models }: SomeUnit, wargear: string, profile: DeepReadonly<WeaponProfile>): boolean {
  const carrying = models.filter(
    ({ count, weapons }) => count > 0 && weapons.some(({ weapon }) => weapon === weaponOf(profile)),
  );
  return carrying.every((group) => group.wargear?.includes(wargear));
}

/** Do some of those who carry a weapon bear some wargear? */
export const isAmongBearers = ({ models }: SomeUnit, wargear: string, profile: DeepReadonly<WeaponProfile>): boolean =>
  models.some(
    ({ count, weapons, wargear: borne }) =>
      count > 0 && borne?.includes(wargear) && weapons.some(({ weapon }) => weapon === weaponOf(profile)),
  );

/**
 * Gives models that bear some wargear weapons of their own, where others carry the same: what the wargear does for its
 * bearers then counts for their weapons alone.
 */
export function withOwnWeapons(unit: Unit): Unit {
  const apart = new Set(unit.wargear.filter(({ bearers }) => bearers).map(({ name }) => name));
  if (apart.size === 0) return unit;
  const keyOf = ({ wargear = [] }: Models) =>
    wargear
      .filter((name) => apart.has(name))
      .toSorted()
      .join(", ");
  const keys = [...new Set(unit.models.map(keyOf))];
  if (keys.length < 2) return unit;
  const [usual] = keys.toSorted((one, other) => one.length - other.length) as [string, ...string[]];
  const renamed = (id: string, key: string) => `${id} (${key})`;
  const isShared = (id: string) =>
    new Set(unit.models.filter(({ weapons }) => weapons.some(({ weapon }) => weapon === id)).map(keyOf)).size > 1;
  const shared = new Set(unit.weapons.map(weaponOf).filter(isShared));
  const profiles = keys
    .filter((key) => key !== usual)
    .flatMap((key) => {
      const mine = new Set(
        unit.models
          .filter((group) => keyOf(group) === key)
          .flatMap(({ weapons }) => weapons.map(({ weapon }) => weapon)),
      );
      return unit.weapons
        .filter((profile) => shared.has(weaponOf(profile)) && mine.has(weaponOf(profile)))
        .map((profile) => ({
          ...profile,
          id: renamed(profile.id, key),
          weapon: renamed(weaponOf(profile), key),
          name: renamed(profile.name ?? profile.id, key),
        }));
    });
  return {
    ...unit,
    weapons: [...unit.weapons, ...profiles],
    models: unit.models.map((group) => {
      const key = keyOf(group);
      if (key === usual) return group;
      const weapons = group.weapons.map((one) =>
        shared.has(one.weapon) ? { ...one, weapon: renamed(one.weapon, key) } : one,
      );
      return { ...group, weapons };
    }),
  };
}
