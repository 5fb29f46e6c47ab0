import { nearest } from "@riposte/kernel/data";
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
  const ability = (name: string) =>
    sheet.abilities.find((one) => nameKey(one.name.replace(/\s*\(.*\)$/, "")) === nameKey(name));
  const isKnown = ({ name }: Item) => exact(name).length > 0 || ability(name) !== undefined;
  return {
    ability,
    weapons(name) {
      const found = exact(name);
      if (found.length > 0 || ability(name) !== undefined) return found;
      // sources misspell: "absolvor" for "absolver"
      const meant = nearest(
        name.toLowerCase(),
        weapons.map((weapon) => weapon.stem.toLowerCase()),
      );
      return meant === undefined || meant.length < 6 ? [] : exact(meant);
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
