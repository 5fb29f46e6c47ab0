import { type DeepReadonly, KernelError, nearest } from "@riposte/kernel";
import {
  type Ability,
  type Army,
  abilityName,
  type Grant,
  partsOf,
  type SourceLayer,
  type Unit,
  type WeaponProfile,
} from "@riposte/warhammer-40k";
import type { Library } from "./library.js";
import { parseParameterisedAttribute } from "./parse-attribute.js";
import { normalise } from "./printed-words.js";
import type { Mechanic } from "./schema/mechanic.js";
import { ownMechanics } from "./schema/own-ability.js";

/** A mechanic somebody has: where it comes from, what its parameters are, and which part of the unit has it. */
export interface Bound {
  readonly mechanic: Mechanic;
  readonly by: string;
  readonly from: SourceLayer;
  readonly param?: number | string;
  readonly keyword?: string;
  /** The unit id of the part that has it. */
  readonly part: string;
  /** Does that part lead a unit? */
  readonly isLeader: boolean;
  /** Do all models of the unit have it, whatever their own abilities are? */
  readonly isShared: boolean;
}

/** A unit with what is known of it beyond its own datasheet. */
export interface Owner {
  readonly unit: DeepReadonly<Unit>;
  readonly army?: DeepReadonly<Army> | undefined;
  readonly stratagems?: readonly DeepReadonly<Grant>[];
  /** Other units and how far they are. */
  readonly nearby?: readonly { readonly unit: DeepReadonly<Unit>; readonly distance: number }[];
}

/** Every mechanic of a unit's layers but weapons: unit, leader, wargear, enhancement, stratagem, detachment, army, auras. */
export function collectFromUnit(
  library: Library,
  { unit, army, stratagems = [], nearby = [] }: Owner,
): readonly Bound[] {
  const granted = (from: SourceLayer, grants: readonly DeepReadonly<Grant>[]) =>
    grants.flatMap(({ abilities, part }) => {
      const isLeader = part !== undefined && part !== unit.id;
      const place = { from, part: part ?? unit.id, isLeader, isShared: part === undefined };
      return abilities.flatMap((ability) => boundFrom(library, ability, place));
    });
  return [
    ...ownOf(library, unit)
      .filter(({ mechanic }) => mechanic.aura?.to !== "enemy")
      .map((bound) => (bound.mechanic.aura === undefined ? bound : { ...bound, isShared: true })),
    ...granted("stratagem", stratagems),
    ...granted("detachment", army?.detachment === undefined ? [] : [army.detachment]),
    ...granted("army", army?.rules ?? []),
    ...nearby.flatMap((near) => aurasOf(library, unit, near)),
  ];
}

/** What the parts of a unit have themselves. */
const ownOf = (library: Library, unit: DeepReadonly<Unit>): readonly Bound[] =>
  partsOf(unit).flatMap((part, at) => {
    const isLeader = at > 0;
    const bind = (from: SourceLayer, abilities: readonly DeepReadonly<Ability>[]) =>
      abilities.flatMap((ability) => boundFrom(library, ability, { from, part: part.id, isLeader, isShared: false }));
    return [
      ...bind(isLeader ? "leader" : "unit", part.abilities),
      ...part.wargear.flatMap(({ abilities }) => bind("wargear", abilities)),
      ...part.enhancements.flatMap(({ abilities }) => bind("enhancement", abilities)),
    ];
  });

/** Rules of another unit that reach this one. */
const aurasOf = (
  library: Library,
  unit: DeepReadonly<Unit>,
  { unit: other, distance }: NonNullable<Owner["nearby"]>[number],
): readonly Bound[] =>
  ownOf(library, other)
    .filter(({ mechanic: { aura } }) => {
      const isFriend = other.seat === unit.seat;
      return aura !== undefined && distance <= aura.within && isFriend === (aura.to === "friendly");
    })
    .map((bound) => ({ ...bound, part: unit.id, isShared: true }));

/** Every mechanic of a weapon's printed abilities. */
export const collectFromWeapon = (
  library: Library,
  part: string,
  { abilities }: DeepReadonly<Pick<WeaponProfile, "abilities">>,
): readonly Bound[] =>
  abilities.flatMap((ability) =>
    boundFrom(library, ability, { from: "weapon", part, isLeader: false, isShared: false }),
  );

/** What is given to a whole unit reaches all of it, though the ability itself speaks of its model (rules 7). */
export const reachesAll = ({ mechanic, isShared }: Bound): boolean => isShared || mechanic.reach === "unit";

type Place = Pick<Bound, "from" | "part" | "isLeader" | "isShared">;

/** The mechanics an ability stands for; printed words nobody knows are an error that names the nearest known ones. */
export function boundFrom(library: Library, ability: DeepReadonly<Ability>, place: Place): readonly Bound[] {
  if (typeof ability !== "string")
    return ownMechanics(ability).map((mechanic) => ({ mechanic, by: ability.name, ...place }));
  const parsed = parseParameterisedAttribute(library, ability);
  if (parsed === undefined) throw unknownAbility(library, ability, place);
  const { key, ...params } = parsed;
  const mechanics = library.templates.get(key)?.mechanics ?? [];
  return mechanics.map((mechanic) => ({ mechanic, by: abilityName(ability), ...place, ...params }));
}

function unknownAbility(library: Library, ability: string, { from, part }: Place): KernelError {
  const meant = nearest(
    normalise(ability),
    library.wordings.map(({ words }) => words),
  );
  const guess = meant === undefined ? "" : ` Did you mean "${meant}"?`;
  return new KernelError("UNKNOWN_NAME", `"${ability}" (${from} of "${part}") is no ability of the library.${guess}`);
}
