import type { DeepReadonly } from "@riposte/kernel";
import type { Models, Unit } from "./unit.js";
import { type WeaponProfile, weaponOf } from "./weapon.js";

type SomeUnit = DeepReadonly<Unit>;
type SomeModels = DeepReadonly<Models>;

/** The bodyguard and its leaders, bodyguard first: each keeps its own abilities, and its own fate when destroyed. */
export const partsOf = (unit: SomeUnit): readonly SomeUnit[] => [unit, ...unit.leaders];

/** Models in the order attacks reach them: those of the bodyguard, then each leader's. */
export const modelsOf = (unit: SomeUnit): readonly SomeModels[] => partsOf(unit).flatMap(({ models }) => models);

/** How many models are alive. */
export function countModels({ models, leaders }: SomeUnit): number {
  let sum = 0;
  for (const group of models) sum += group.count;
  for (const leader of leaders) for (const group of leader.models) sum += group.count;
  return sum;
}

/** How many models there were, the starting strength; of an attached unit the sum. */
export const startingModels = (unit: SomeUnit): number =>
  modelsOf(unit).reduce((sum, { count, starting = count }) => sum + starting, 0);

/** Wounds left in the whole unit. */
export const woundsLeft = (unit: SomeUnit): number =>
  modelsOf(unit).reduce((sum, { count, W, lost }) => sum + count * W - lost, 0);

// asked of every unit again and again: no lists are made
export function isDestroyed({ models, leaders }: SomeUnit): boolean {
  for (const group of models) if (group.count > 0) return false;
  for (const leader of leaders) for (const group of leader.models) if (group.count > 0) return false;
  return true;
}

/** Keywords are a union while parts are together, upper case, without doubles. */
export function keywordsOf(unit: SomeUnit): readonly string[] {
  const living = partsOf(unit).filter(isAlive);
  const parts = living.length === 0 ? [unit] : living;
  const all = parts.flatMap(({ keywords, models }) => [...keywords, ...models.flatMap((group) => group.keywords)]);
  return [...new Set(all.map((keyword) => keyword.toUpperCase()))];
}

// asked of every unit again and again: no lists are made
export function hasKeyword(unit: SomeUnit, keyword: string): boolean {
  const wanted = keyword.toUpperCase();
  if (isAlive(unit) && isAmong(unit, wanted)) return true;
  let isAnybodyLeft = isAlive(unit);
  for (const leader of unit.leaders) {
    if (!isAlive(leader)) continue;
    isAnybodyLeft = true;
    if (isAmong(leader, wanted)) return true;
  }
  return !isAnybodyLeft && isAmong(unit, wanted);
}

function isAmong({ keywords, models }: SomeUnit, wanted: string): boolean {
  for (const keyword of keywords) if (keyword.toUpperCase() === wanted) return true;
  for (const group of models) for (const keyword of group.keywords) if (keyword.toUpperCase() === wanted) return true;
  return false;
}

/** Has a part models left? */
function isAlive({ models }: SomeUnit): boolean {
  for (const group of models) if (group.count > 0) return true;
  return false;
}

/** Have these models of a part a keyword, by their own or their part's? */
export const modelsHave = (part: SomeUnit, models: SomeModels, keyword: string): boolean =>
  isAmong({ ...part, models: [models] }, keyword);

export const isCharacter = (part: SomeUnit, models: SomeModels): boolean => modelsHave(part, models, "CHARACTER");

/** The part of a unit with that id: the bodyguard itself or a leader. */
export const partOf = (unit: SomeUnit, id: string): SomeUnit | undefined =>
  partsOf(unit).find((part) => part.id === id);

/** A weapon profile with who carries it and how many there are among the living. */
export interface Carried {
  readonly part: SomeUnit;
  readonly profile: DeepReadonly<WeaponProfile>;
  readonly count: number;
}

/** Every profile the living models carry, in the order of the datasheets. */
export function carriedBy(unit: SomeUnit): readonly Carried[] {
  return partsOf(unit).flatMap((part) =>
    part.weapons.flatMap((profile) => {
      const count = part.models.reduce((sum, models) => sum + models.count * eachCarries(models, weaponOf(profile)), 0);
      return count === 0 ? [] : [{ part, profile, count }];
    }),
  );
}

const eachCarries = ({ weapons }: SomeModels, weapon: string): number =>
  weapons.reduce((sum, carried) => sum + (carried.weapon === weapon ? carried.each : 0), 0);
