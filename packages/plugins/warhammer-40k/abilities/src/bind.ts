import { type DeepReadonly, KernelError } from "@riposte/kernel";
import {
  type Ability,
  abilityName,
  isBearersOnly,
  isEverybodys,
  partOf,
  type SourceLayer,
  type Unit,
  type WeaponProfile,
} from "@riposte/warhammer-40k";
import { didYouMean } from "@riposte/words";
import type { Library } from "./library.js";
import { type ParsedAttribute, parseParameterisedAttribute } from "./parse-attribute.js";
import { normalise } from "./printed-words.js";
import type { Condition } from "./schema/condition.js";
import type { Mechanic, Template } from "./schema/mechanic.js";
import { ownMechanics } from "./schema/own-ability.js";

/** A mechanic a unit has: where it comes from, what its parameters are, and which part of the unit has it. */
export interface Bound {
  readonly mechanic: Mechanic;
  readonly by: string;
  /** The ability of the library it is, and how it is written there. */
  readonly form?: Form;
  readonly from: SourceLayer;
  readonly param?: number | string;
  readonly keyword?: string;
  /** The unit id of the part that has it. */
  readonly part: string;
  /** Does that part lead a unit? */
  readonly isLeader: boolean;
  /** Do all models of the unit have it, whatever their own abilities are? */
  readonly isShared: boolean;
  /** The wargear it is of, where some models of the part bear it and others do not. */
  readonly wargear?: string;
}

/** An ability in one of its forms: with these parameters, for these targets. */
interface Form extends ParsedAttribute {
  readonly kind: Template["kind"];
}

/** Who has an ability, and from where. */
export type Place = Pick<Bound, "from" | "part" | "isLeader" | "isShared" | "wargear">;

type Abilities = readonly DeepReadonly<Ability>[];

const bound = new WeakMap<Library, WeakMap<Abilities, Map<string, readonly Bound[]>>>();

/** The mechanics of a list of abilities. Lists never change, so each is bound once for each place. */
export function bindAll(library: Library, abilities: Abilities, place: Place): readonly Bound[] {
  if (abilities.length === 0) return [];
  const lists = bound.get(library) ?? new WeakMap<Abilities, Map<string, readonly Bound[]>>();
  bound.set(library, lists);
  const places = lists.get(abilities) ?? new Map<string, readonly Bound[]>();
  lists.set(abilities, places);
  const key = `${place.from} ${place.part} ${place.isLeader} ${place.isShared} ${place.wargear ?? ""}`;
  const known = places.get(key) ?? abilities.flatMap((ability) => boundFrom(library, ability, place));
  places.set(key, known);
  return known;
}

/** What is given to a whole unit reaches all of it, though the ability itself speaks of its model (rules 7). */
export const reachesAll = ({ mechanic, isShared }: Bound): boolean => isShared || mechanic.reach === "unit";

/** Does a rule speak of a whole part of a unit? Not where only some of its models bear what it is of. */
export const isOfWholePart = (bound: Bound, unit: DeepReadonly<Unit>): boolean =>
  bound.wargear === undefined || reachesAll(bound) || isEverybodys(partOf(unit, bound.part) ?? unit, bound.wargear);

/** Does a rule of the attacker speak of attacks with a weapon of a part? What only bearers have is for their weapons. */
export function isAboutWeapon(bound: Bound, unit: DeepReadonly<Unit>, part: string, profile: Profile): boolean {
  if (reachesAll(bound)) return true;
  if (bound.part !== part) return false;
  const bearers = bound.wargear === undefined ? undefined : partOf(unit, part);
  return bearers === undefined || isBearersOnly(bearers, bound.wargear as string, profile);
}

type Profile = DeepReadonly<WeaponProfile>;

/** The mechanics an ability stands for; unknown printed words are an error that names the nearest known ones. */
export function boundFrom(library: Library, ability: DeepReadonly<Ability>, place: Place): readonly Bound[] {
  if (typeof ability !== "string") {
    const known = library.isChanged ? knownAs(library, ability) : undefined;
    if (known !== undefined) return boundTo(library, known, ability.name, place);
    return ownMechanics(ability).map((mechanic) => ({ mechanic, by: ability.name, ...place }));
  }
  const parsed = parseParameterisedAttribute(library, ability);
  if (parsed === undefined) throw unknownAbility(library, ability, place);
  return boundTo(library, parsed, abilityName(ability), place);
}

/** An ability that was read from printed words before is what the edition says of it, whatever it brings along. */
function knownAs({ templates }: Library, ability: Exclude<DeepReadonly<Ability>, string>): ParsedAttribute | undefined {
  const { key, param, keyword, scope } = ability as Partial<ParsedAttribute>;
  if (key === undefined || !templates.has(key)) return undefined;
  return {
    key,
    ...(param === undefined ? {} : { param }),
    ...(keyword === undefined ? {} : { keyword }),
    ...(scope === undefined ? {} : { scope }),
  };
}

function boundTo(library: Library, parsed: ParsedAttribute, by: string, place: Place): readonly Bound[] {
  const { key, scope, ...params } = parsed;
  const { kind, mechanics } = library.templates.get(key) as Template;
  const form = { ...parsed, kind };
  return mechanics.map((mechanic) => ({
    ...{ mechanic: scope === undefined ? mechanic : scopedTo(scope, mechanic), by, form },
    ...place,
    ...params,
  }));
}

/** A rule that counts only against some targets. */
export function scopedTo(scope: string, mechanic: Mechanic): Mechanic {
  const isTarget: Condition = { is: "keyword", who: "target", any: [scope] };
  return { ...mechanic, if: mechanic.if === undefined ? isTarget : { is: "all", of: [isTarget, mechanic.if] } };
}

function unknownAbility(library: Library, ability: string, { from, part }: Place): KernelError {
  const guess = didYouMean(
    normalise(ability),
    library.wordings.map(({ words }) => words),
  );
  const edition = knownBy(library, ability);
  const why =
    edition === undefined
      ? `is no ability of the library.${guess}`
      : `is an ability of edition ${edition} only: leave it out, or play by that edition (--edition ${edition}).`;
  return new KernelError("UNKNOWN_NAME", `"${ability}" (${from} of "${part}") ${why}`);
}

/** The other edition that knows an ability. */
const knownBy = ({ others }: Library, ability: string): string | undefined =>
  Object.entries(others).find(([, read]) => parseParameterisedAttribute(read(), ability) !== undefined)?.[0];
