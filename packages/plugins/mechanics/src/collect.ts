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
import { type ParsedAttribute, parseParameterisedAttribute } from "./parse-attribute.js";
import { type Mechanic, OwnAbility } from "./schema/mechanic.js";

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
}

export interface Owner {
  readonly unit: DeepReadonly<Unit>;
  readonly army?: DeepReadonly<Army> | undefined;
  readonly stratagems?: readonly DeepReadonly<Grant>[];
}

/** Every mechanic of a unit's layers but weapons: unit, leader, wargear, enhancement, stratagem, detachment, army. */
export function collectFromUnit(library: Library, { unit, army, stratagems = [] }: Owner): readonly Bound[] {
  const own = partsOf(unit).flatMap((part, at) => {
    const isLeader = at > 0;
    const bind = (from: SourceLayer, abilities: readonly DeepReadonly<Ability>[]) =>
      abilities.flatMap((ability) => boundFrom(library, ability, { from, part: part.id, isLeader }));
    return [
      ...bind(isLeader ? "leader" : "unit", part.abilities),
      ...part.wargear.flatMap(({ abilities }) => bind("wargear", abilities)),
      ...part.enhancements.flatMap(({ abilities }) => bind("enhancement", abilities)),
    ];
  });
  const granted = (from: SourceLayer, grants: readonly DeepReadonly<Grant>[]) =>
    grants.flatMap(({ abilities, part = unit.id }) =>
      abilities.flatMap((ability) => boundFrom(library, ability, { from, part, isLeader: part !== unit.id })),
    );
  return [
    ...own,
    ...granted("stratagem", stratagems),
    ...granted("detachment", army?.detachment === undefined ? [] : [army.detachment]),
    ...granted("army", army?.rules ?? []),
  ];
}

/** Every mechanic of a weapon's printed abilities. */
export const collectFromWeapon = (
  library: Library,
  part: string,
  { abilities }: DeepReadonly<Pick<WeaponProfile, "abilities">>,
): readonly Bound[] =>
  abilities.flatMap((ability) => boundFrom(library, ability, { from: "weapon", part, isLeader: false }));

type Place = Pick<Bound, "from" | "part" | "isLeader">;

/** The mechanics an ability stands for; printed words nobody knows are an error that names the nearest known ones. */
export function boundFrom(library: Library, ability: DeepReadonly<Ability>, place: Place): readonly Bound[] {
  if (typeof ability !== "string") {
    return OwnAbility.parse(ability).mechanics.map((mechanic) => ({ mechanic, by: ability.name, ...place }));
  }
  const parsed = parseParameterisedAttribute(library, ability);
  if (parsed === undefined) throw unknownAbility(library, ability, place);
  const { key: _key, ...params } = parsed;
  return mechanicsOf(library, parsed).map((mechanic) => ({ mechanic, by: abilityName(ability), ...place, ...params }));
}

const mechanicsOf = (library: Library, { key }: ParsedAttribute): readonly Mechanic[] =>
  library.templates.get(key)?.mechanics ?? [];

function unknownAbility(library: Library, ability: string, { from, part }: Place): KernelError {
  const meant = nearest(
    ability.toLowerCase(),
    library.words.map(({ words }) => words),
  );
  const guess = meant === undefined ? "" : ` Did you mean "${meant}"?`;
  return new KernelError("UNKNOWN_NAME", `"${ability}" (${from} of "${part}") is no ability of the library.${guess}`);
}
