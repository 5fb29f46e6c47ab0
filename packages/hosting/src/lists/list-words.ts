import { counted, fill, listedShort } from "@riposte/words";
import type { ListBuilder, ReadList, Verdict } from "./list-builder.js";

/** How many of these cards play themselves. */
export function automation(all: number, unplayed: readonly string[]): string {
  if (unplayed.length === 0) return "all of them automated";
  return fill("but {unplayed} of {all|card} {unplayed?is|are} not wholly played: {names}", {
    unplayed: unplayed.length,
    all,
    names: listedShort(unplayed, 3),
  });
}

/** What a list that costs points says where something more would stand. */
export function pointsLeft(limit: number, spent: number): string {
  const left = limit - spent;
  if (left < 0) return `${counted(-left, "point")} too many. Remove something.`;
  if (left === 0) return `All ${limit} points are spent. Remove something to add something else.`;
  return `${counted(left, "point")} left. Add something from the list.`;
}

/** The verdict on a list that may not be played: what is wrong first, how much else, and one step that would help. */
export function illegal<L>(first: string, others: readonly unknown[], mend: Verdict<L>["mend"]): Verdict<L> {
  const words = others.length === 0 ? first : `${first} And ${counted(others.length, "other problem")}.`;
  return { isLegal: false, words, ...(mend !== undefined && { mend }) };
}

/** A text that is no list at all. */
export function unread(noun: ListBuilder["noun"], message: string): ReadList<never> {
  return { list: undefined, name: undefined, said: `This is no ${noun}.`, problems: [{ line: 0, message }] };
}

export const looksLikeJSON = (text: string): boolean => /^\s*\{/.test(text);

/** Reads a list from our own JSON. */
export function readJSON<L>(
  noun: ListBuilder["noun"],
  text: string,
  read: (given: unknown) => ReadList<L>,
): ReadList<L> {
  try {
    return read(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return unread(noun, "The text begins like JSON, but is not complete.");
    throw error;
  }
}
