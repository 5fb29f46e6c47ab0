import type { DeepReadonly } from "@riposte/kernel";
import {
  type Army,
  detachmentsOf,
  type Grant,
  isBorne,
  type SourceLayer,
  type Unit,
  type WeaponProfile,
  wearersOf,
} from "@riposte/warhammer-40k";
import { type Bound, bindAll } from "./bind.js";
import { hasSay, type Interest, relevantTo } from "./interest.js";
import type { Library } from "./library.js";

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
  interest?: Interest,
): readonly Bound[] {
  const collected: Bound[] = [];
  addOwn(collected, library, borneOf(library, unit, false), interest);
  for (const leader of unit.leaders) addOwn(collected, library, borneOf(library, leader, true), interest);
  addGranted(collected, library, unit.id, "stratagem", stratagems, interest);
  addGranted(collected, library, unit.id, "detachment", detachmentsOf(army), interest);
  addGranted(collected, library, unit.id, "army", army?.rules ?? NO_GRANTS, interest);
  for (const near of nearby)
    for (const bound of aurasOf(library, unit, near, interest))
      if (!collected.some((one) => isSameAura(one, bound))) collected.push(bound);
  return collected;
}

/** What a part has itself; auras reach their own unit too. */
function addOwn(collected: Bound[], library: Library, lists: Lists, interest: Interest | undefined): void {
  for (const list of lists)
    for (const bound of wanted(library, list, interest)) {
      const { aura } = bound.mechanic;
      if (aura === undefined) collected.push(bound);
      else if (aura.to === "friendly") collected.push({ ...bound, isShared: true });
    }
}

const NO_GRANTS: readonly DeepReadonly<Grant>[] = [];

const wanted = (library: Library, list: readonly Bound[], interest: Interest | undefined): readonly Bound[] =>
  interest === undefined ? list : relevantTo(library, list, interest);

/** What stratagems, detachments and the army give a unit, or one part of it. */
function addGranted(
  collected: Bound[],
  library: Library,
  unit: string,
  from: SourceLayer,
  grants: readonly DeepReadonly<Grant>[],
  interest: Interest | undefined,
): void {
  for (const { abilities, part } of grants) {
    if (interest !== undefined && !hasSay(library, abilities, interest)) continue;
    const isLeader = part !== undefined && part !== unit;
    const place = { from, part: part ?? unit, isLeader, isShared: part === undefined };
    collected.push(...wanted(library, bindAll(library, abilities, place), interest));
  }
}

/** What the parts of a unit have themselves: one list for each of their layers. */
function ownOf(library: Library, unit: DeepReadonly<Unit>): readonly (readonly Bound[])[] {
  const own = borneOf(library, unit, false);
  return unit.leaders.length === 0
    ? own
    : [own, ...unit.leaders.map((leader) => borneOf(library, leader, true))].flat();
}

/** A part's lists, without those of wargear whose bearers are gone. */
function borneOf(library: Library, part: DeepReadonly<Unit>, isLeader: boolean): Lists {
  const lists = ownOfPart(library, part, isLeader);
  for (const { wargear } of part.models)
    if (wargear !== undefined)
      return lists.filter(([bound]) => bound?.wargear === undefined || isBorne(part, bound.wargear));
  return lists;
}

type Lists = readonly (readonly Bound[])[];
const owned = new WeakMap<object, Owned>();

interface Owned {
  readonly library: Library;
  readonly id: string;
  readonly isLeader: boolean;
  readonly lists: Lists;
}

/** A part's abilities never change, so its lists are made once. */
function ownOfPart(library: Library, part: DeepReadonly<Unit>, isLeader: boolean): Lists {
  const known = owned.get(part.abilities);
  if (known?.id === part.id && known.isLeader === isLeader && known.library === library) return known.lists;
  const place = { part: part.id, isLeader, isShared: false };
  const lists = [
    bindAll(library, part.abilities, { from: isLeader ? "leader" : "unit", ...place }),
    ...part.wargear.map(({ name, abilities }) =>
      bindAll(library, abilities, {
        from: "wargear",
        ...place,
        ...(wearersOf(part, name) === undefined ? {} : { wargear: name }),
      }),
    ),
    ...part.enhancements.map(({ abilities }) => bindAll(library, abilities, { from: "enhancement", ...place })),
  ].filter((list) => list.length > 0);
  owned.set(part.abilities, { library, id: part.id, isLeader, lists });
  return lists;
}

/** Rules of another unit that reach this one. */
function aurasOf(
  library: Library,
  unit: DeepReadonly<Unit>,
  { unit: other, distance }: NonNullable<Owner["nearby"]>[number],
  interest: Interest | undefined,
): readonly Bound[] {
  if (!bearsAura(library, other)) return [];
  const side = other.seat === unit.seat ? "friendly" : "enemy";
  return ownOf(library, other)
    .flatMap((list) => wanted(library, list, interest))
    .filter(({ mechanic: { aura } }) => aura?.to === side && (aura.lasts === true || distance <= aura.within))
    .map((bound) => ({ ...bound, part: unit.id, isShared: true }));
}

/** A unit in reach of the same aura twice is affected once (rules 7). */
const isSameAura = (one: Bound, other: Bound): boolean =>
  one.by === other.by &&
  one.mechanic.aura !== undefined &&
  (one.mechanic === other.mechanic || JSON.stringify(one.mechanic) === JSON.stringify(other.mechanic));

type Reach = "none" | "near" | "lasting";

/** Has a unit, or a leader of it, a rule that reaches others? */
export const bearsAura = (library: Library, unit: DeepReadonly<Unit>): boolean => auraOf(library, unit) !== "none";

/** Has it one that reaches them wherever it is itself? */
export const bearsLasting = (library: Library, unit: DeepReadonly<Unit>): boolean =>
  auraOf(library, unit) === "lasting";

function auraOf(library: Library, unit: DeepReadonly<Unit>): Reach {
  const found = [unit, ...unit.leaders].map((part) => auraOfPart(library, part));
  return found.includes("lasting") ? "lasting" : found.includes("near") ? "near" : "none";
}

const reaches = new WeakMap<object, Reach>();

/** Most units have none, and every rule asks for all units near: what a list of abilities has is found once. */
function auraOfPart(library: Library, { id, abilities, wargear, enhancements }: DeepReadonly<Unit>): Reach {
  const reachOf = (list: DeepReadonly<Unit>["abilities"]): Reach => {
    const known = reaches.get(list);
    if (known !== undefined) return known;
    const place = { from: "unit", part: id, isLeader: false, isShared: false } as const;
    const auras = bindAll(library, list, place).flatMap(({ mechanic: { aura } }) => aura ?? []);
    const found = auras.length === 0 ? "none" : auras.some(({ lasts }) => lasts === true) ? "lasting" : "near";
    reaches.set(list, found);
    return found;
  };
  const found = [abilities, ...[...wargear, ...enhancements].map((one) => one.abilities)].map(reachOf);
  return found.includes("lasting") ? "lasting" : found.includes("near") ? "near" : "none";
}

/** Every mechanic of a weapon's printed abilities. */
export const collectFromWeapon = (
  library: Library,
  part: string,
  { abilities }: DeepReadonly<Pick<WeaponProfile, "abilities">>,
): readonly Bound[] => bindAll(library, abilities, { from: "weapon", part, isLeader: false, isShared: false });
