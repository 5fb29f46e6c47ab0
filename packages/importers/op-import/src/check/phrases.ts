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
  "a an the of to and or with in from at by it them they is are be been has have cards? types? attribute then gives? gains? gets? adds? places? returns? " +
  "sets? chooses? select card's effects? on any as you that than field additional each turn this name back can area 's '";
/** Words that say nothing by themselves. */
export const NOISE = new RegExp(`(?:${SILENT.split(" ").join("|")})(?![A-Za-z0-9])`, "iy");

type Compiled = readonly [RegExp, Tell];

/** A phrase ends where a word ends. */
const compiled: readonly Compiled[] = SOURCES.map(([source, tell]) => {
  const pattern = source.replace(/ /g, "\\s+");
  return [new RegExp(`(?:${pattern})(?:(?<![A-Za-z0-9])|(?![A-Za-z0-9]))`, "iy"), tell];
});
const byBeginning = new Map<string, readonly Compiled[]>();
const LETTERS = 8;

/** The phrases that may come next in a line, in their order. */
export function phrasesAt(line: string, at: number): readonly Compiled[] {
  const next = line.slice(at, at + LETTERS).toLowerCase();
  const known = byBeginning.get(next);
  if (known !== undefined) return known;
  const found = compiled.filter((_phrase, place) =>
    beginnings[place]?.some((one) => next.startsWith(one) || one.startsWith(next)),
  );
  byBeginning.set(next, found);
  return found;
}

/** How what a pattern describes may begin; nothing where that is not plain. */
const beginnings = SOURCES.map(([pattern]) => {
  const group = /^\(([^()?][^()]*)\)(?!\?)/.exec(pattern)?.[1];
  const ways = group?.split("|") ?? (/^[^(]*\|/.test(pattern) ? [""] : [pattern]);
  return ways.map((way) =>
    (/^(?:\\\[)?[A-Za-z⟨' ]*/.exec(way)?.[0] ?? "")
      .replace("\\[", "[")
      // the last letter may be left out, or be only the beginning of what follows
      .slice(0, -1)
      .slice(0, LETTERS)
      .toLowerCase(),
  );
});
