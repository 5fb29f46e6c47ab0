import { type Item, readItems } from "./loadout.js";
import type { ResolvedWeapon } from "./resolve-weapons.js";
import type { PrintedAbility, PrintedThings, Sheet } from "./sheet.js";
import { nameKey } from "./slug.js";

/** Wargear of a unit by its printed names. */
export interface Things {
  /** Weapons of that name, those that shoot and those that strike; nothing where there are none. */
  weapons(name: string): readonly ResolvedWeapon[];
  /** Wargear without a profile, which gives an ability instead. */
  ability(name: string): PrintedAbility | undefined;
  /** What words stand for; "and" and commas part things only where the whole is none. */
  split(words: PrintedThings): readonly Item[];
}

export function thingsOf(sheet: Sheet, weapons: readonly ResolvedWeapon[]): Things {
  const named = (key: string) => weapons.filter((weapon) => nameKey(weapon.name) === key || nameKey(weapon.id) === key);
  const exact = (name: string) => {
    const found = named(nameKey(name));
    // "Halberd - shooting" and "Halberd - striking" are the halberd; so are "Halberd" and "Halberd - shooting"
    const others = weapons.filter(
      ({ stem, type }) => nameKey(stem) === nameKey(name) && !found.some((weapon) => weapon.type === type),
    );
    return [...found, ...others];
  };
  const ability = (name: string) => sheet.abilities.find((one) => abilityKey(one.name) === abilityKey(name));
  const isKnown = ({ name }: Item) => exact(name).length > 0 || ability(name) !== undefined;
  return {
    ability,
    weapons(name) {
      const found = exact(name);
      if (found.length > 0 || ability(name) !== undefined) return found;
      // sources misspell: "absolvor" for "absolver"
      return weapons.filter(({ stem }) => isOneLetterOff(nameKey(stem), nameKey(name)));
    },
    split(words) {
      if (typeof words !== "string") return words.flatMap((item) => parted(item, isKnown));
      const apart = words.split(/(?:,?\s+and\s+|,\s*)(?=(?:\d+|an?|one|two)\s)/i);
      return readItems(apart).flatMap((item) => parted(item, isKnown));
    },
  };
}

function parted(item: Item, isKnown: (item: Item) => boolean): readonly Item[] {
  if (isKnown(item)) return [item];
  const parts = readItems(item.name.split(/,?\s+and\s+|,\s*/));
  return parts.length > 1 && parts.some(isKnown)
    ? parts.map((part) => ({ ...part, each: part.each * item.each }))
    : [item];
}

/** Notes in brackets after an ability are no part of its name. */
const abilityKey = (name: string): string => nameKey(name.replace(/\s*\(.*\)$/, ""));

/** Two long words that differ in one letter. */
function isOneLetterOff(one: string, other: string): boolean {
  if (one.length < 8 || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end <= 1;
}
