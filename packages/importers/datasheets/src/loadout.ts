import { plainly } from "./typography.js";

/** What models carry: whose it is (all models where none are named), how many of them, and how many of which thing. */
export interface Equipped {
  readonly who: string | undefined;
  /** "One Veteran": so many of them, and another sentence tells of the others. */
  readonly count: number | undefined;
  readonly items: readonly Item[];
}

export interface Item {
  readonly name: string;
  readonly each: number;
}

/** The sentences of a loadout: "The Sergeant is equipped with: blade; 2 pistols." */
export function readLoadout(text: string): readonly Equipped[] {
  const lines = plainly(text)
    .replace(/<br\s*\/?>|<\/p>|<\/li>/gi, "\n")
    .replace(/<[^>]*>/g, " ");
  const sentences = lines.matchAll(/([^.:\n]*?)\s+(?:is|are)(?: each)? equipped with:\s*([^.\n]*)/gi);
  return [...sentences].map(([, who = "", list = ""]) => ({ ...bearer(who), items: readItems(list.split(";")) }));
}

/** Things with how many of each: "2 pistols" is two, "blade" is one. */
export const readItems = (items: readonly string[]): readonly Item[] =>
  items
    .map((item) =>
      item
        .replace(/\s+/g, " ")
        .replace(/\badditional /i, "")
        .trim(),
    )
    .filter((item) => item !== "" && !/^nothing$/i.test(item))
    .map((item) => {
      const found = /^(\d+|an?|one|two|three|four)\s+(.+)$/i.exec(item);
      return found === null ? { name: item, each: 1 } : { name: found[2] as string, each: numberOf(found[1] ?? "") };
    });

const WORDS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

/** A number in digits or as a word. */
export const numberOf = (text: string): number => WORDS[text.toLowerCase()] ?? Number(text);

/** "Every model" and "this unit" are all models; a number means so many of them. */
function bearer(said: string): Pick<Equipped, "who" | "count"> {
  // scans break the first letter off: "T  he Sergeant"
  const who = said
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(T|E) (he|very|ach) /i, "$1$2 ");
  const found = /^(the|this|every|each|all|an?|one|two|three|\d+)\s+(?:other\s+)?(.*)$/i.exec(who);
  const name = (found?.[2] ?? who).replace(/(?<=\S)\s+models?$/i, "");
  const count =
    found === null || /^(the|this|every|each|all)$/i.test(found[1] ?? "") ? undefined : numberOf(found[1] ?? "");
  return { who: /^(models?|units?)\b/i.test(name) || name === "" ? undefined : name, count };
}
