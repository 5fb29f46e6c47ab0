import type { Phrase, Tell } from "./tell.js";
import { AMOUNTS } from "./words/amounts.js";
import { DEEDS } from "./words/deeds.js";
import { HAPPENINGS } from "./words/happenings.js";
import { MARKS } from "./words/marks.js";
import { PEOPLE } from "./words/people.js";
import { PLACES } from "./words/places.js";
import { WHOLE_PHRASES } from "./words/whole-phrases.js";

/** Longer phrases stand before the shorter ones they begin with. */
const SOURCES: readonly Phrase[] = [
  ...WHOLE_PHRASES,
  ...MARKS,
  ...HAPPENINGS,
  ...AMOUNTS,
  ...PLACES,
  ...PEOPLE,
  ...DEEDS,
];

const SILENT =
  "a an the of to and or with in from at by it them they is are be been has have cards? types? attribute then gives? gains? adds? places? returns? " +
  "set chooses? select card's effects? on any as you that than field additional each turn this name back can area 's '";
/** Words that say nothing by themselves. */
export const NOISE = new RegExp(`(?:${SILENT.split(" ").join("|")})(?![A-Za-z0-9])`, "iy");

type Compiled = readonly [RegExp, Tell];

/** A phrase ends where a word ends. */
const compiled: readonly Compiled[] = SOURCES.map(([source, tell]) => {
  const pattern = source.replace(/ /g, "\\s+");
  return [new RegExp(`(?:${pattern})(?:(?<![A-Za-z0-9])|(?![A-Za-z0-9]))`, "iy"), tell];
});
const byLetter = new Map<string, readonly Compiled[]>();

/** The phrases that may begin with this letter, in their order. */
export function phrasesFrom(letter: string): readonly Compiled[] {
  const key = letter.toLowerCase();
  const known = byLetter.get(key);
  if (known !== undefined) return known;
  const found = compiled.filter((_phrase, place) => mayBegin(SOURCES[place]?.[0] ?? "", key));
  byLetter.set(key, found);
  return found;
}

/** May what the pattern describes begin with this letter? Where that is not plain, it may. */
function mayBegin(pattern: string, letter: string): boolean {
  if (pattern.startsWith("\\[")) return letter === "[";
  const group = /^\(([^()?][^()]*)\)(?!\?)/.exec(pattern)?.[1];
  const ways = group?.split("|") ?? (/^[A-Za-z⟨]/.test(pattern) && !/^[^(]*\|/.test(pattern) ? [pattern] : [""]);
  return ways.some((way) => !/^[A-Za-z⟨]/.test(way) || way.slice(0, 1).toLowerCase() === letter);
}
