import type { DeepReadonly } from "@riposte/kernel";
import type { SomeUnit } from "../battle/line-up.js";
import { partsOf } from "./parts.js";
import { type WeaponProfile, weaponOf } from "./weapon.js";

/** A weapon that models of one part carry, with its modes: each is used in one of them. */
export interface Arm {
  readonly part: string;
  readonly weapon: string;
  /** The groups of models that carry it, and how many they have between them. */
  readonly groups: readonly { readonly models: string; readonly count: number }[];
  readonly profiles: readonly DeepReadonly<WeaponProfile>[];
}

/** The weapons of a unit's living models, part by part in the order of the datasheet. */
export const armsOf = (unit: SomeUnit, type: WeaponProfile["type"]): readonly Arm[] =>
  partsOf(unit).flatMap((part) => {
    const weapons = [...new Set(part.weapons.filter((profile) => profile.type === type).map(weaponOf))];
    return weapons.flatMap((weapon) => {
      const groups = part.models.flatMap(({ id, count, weapons: carried }) => {
        const each = carried.reduce((sum, one) => sum + (one.weapon === weapon ? one.each : 0), 0);
        return count * each === 0 ? [] : [{ models: id, count: count * each }];
      });
      const profiles = part.weapons.filter((profile) => profile.type === type && weaponOf(profile) === weapon);
      return groups.length === 0 ? [] : [{ part: part.id, weapon, groups, profiles }];
    });
  });

export const countArms = ({ groups }: Pick<Arm, "groups">): number => groups.reduce((sum, { count }) => sum + count, 0);
