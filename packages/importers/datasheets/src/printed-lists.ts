import type { PrintedGroup } from "./sheet.js";

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** A line of a unit's composition: "4-9 Ember Guards", "1 Sergeant*". */
export function readGroup(line: string): PrintedGroup | undefined {
  const found = /^(\d+)(?:\s*[-\u2013]\s*(\d+))?\s+(.+?)\s*(?:\(.*\))?[*\u2020.]*$/.exec(plain(line));
  if (found === null) return undefined;
  const least = Number(found[1]);
  return { name: found[3] as string, least, most: Number(found[2] ?? least) };
}

/** What models carry: whose it is (nobody in particular is everybody), and how many of which weapon. */
export interface Equipped {
  readonly who: string | undefined;
  readonly items: readonly { readonly name: string; readonly each: number }[];
}

/** The sentences of a loadout: "The Sergeant is equipped with: blade; 2 pistols." */
export function readLoadout(text: string): readonly Equipped[] {
  const sentences = plain(text).matchAll(/([^.:]*?)\s+(?:is|are)(?: each)? equipped with:\s*([^.]*)/gi);
  return [...sentences].map(([, who = "", list = ""]) => ({
    who: bearer(who),
    items: list
      .split(";")
      .map((item) => item.trim())
      .filter((item) => item !== "" && !/^nothing$/i.test(item))
      .map((item) => {
        const found = /^(\d+)\s+(.+)$/.exec(item);
        return found === null ? { name: item, each: 1 } : { name: found[2] as string, each: Number(found[1]) };
      }),
  }));
}

/** "Every model" and "this unit" are everybody. */
function bearer(who: string): string | undefined {
  const name = who.trim().replace(/^(the|this|every|each|all|one|\d+)\s+/i, "");
  return /^(models?|units?)\b/i.test(name) || name === "" ? undefined : name;
}

/** Names in a text with bullets: the units a leader may lead. */
export const readBullets = (text: string): readonly string[] =>
  text
    .split(/<li>|[\u25a0\u25aa\u2022\u25e6\n]/)
    .slice(1)
    .map(plain)
    .filter((name) => name !== "");
