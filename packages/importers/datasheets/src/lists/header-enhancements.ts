import { isNamed } from "../slug.js";
import { withoutPoints } from "./list-words.js";

/** An enhancement as a header writes it: "First Trinket (on Char1: Big Mek)". */
interface Placed {
  readonly name: string;
  readonly slot: string | undefined;
  readonly unit: string | undefined;
}

/** A unit that may have it. */
interface Bearer {
  readonly name: string;
  readonly slot: string | undefined;
  readonly enhancements: string[];
}

/**
 * Gives each enhancement of a header to the unit it names, by its place in the list first and by its name then; what the unit has
 * already is the same one. Those that no unit is named for are left, and go nowhere.
 */
export function placeEnhancements(written: readonly string[], units: readonly Bearer[]): readonly string[] {
  return written.flatMap((text) => {
    const { name, slot, unit } = placedIn(text);
    if (name === "" || /^none$/i.test(name)) return [];
    const isHere = (one: Bearer) => one.enhancements.some((other) => isNamed(other, name));
    const named = units.filter((one) => unit !== undefined && isNamed(one.name, unit));
    const bearer =
      units.find((one) => slot !== undefined && one.slot === slot) ??
      named.find(isHere) ??
      (named.length === 1 ? named[0] : undefined);
    if (bearer === undefined) return units.some(isHere) ? [] : [name];
    if (!isHere(bearer)) bearer.enhancements.push(name);
    return [];
  });
}

function placedIn(text: string): Placed {
  const [, name = text, slot, unit] = /^(.*?)\s*\(on\s+(?:([A-Za-z]+\s?\d+)\s*:\s*)?(.+?)\)\s*$/i.exec(text) ?? [];
  return { name: withoutPoints(name), slot: slot?.replace(/\s/g, "").toLowerCase(), unit };
}
