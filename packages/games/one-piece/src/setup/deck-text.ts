import { nearest } from "@riposte/kernel/data";
import type { Context } from "../context.js";
import { type Deck, MOST_COPIES } from "./deck.js";

/** A line of a deck text that could not be read; line 0 is the text as a whole. */
export interface LineProblem {
  readonly line: number;
  readonly message: string;
}

/** The deck as players exchange it: `1xOP01-003` for the Leader, then `4xOP01-016` and so on, by card number. */
export function deckToText({ leader, cards }: Deck): string {
  const lines = Object.entries(cards)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, count]) => `${count}x${code}`);
  return [`1x${leader}`, ...lines, ""].join("\n");
}

/** Reads what `deckToText` writes, and what others write: `4 OP01-016 Nami`, alternate art, comments after `#` or `//`. */
export function deckFromText(
  context: Context,
  text: string,
): { readonly deck: Deck | undefined; readonly problems: readonly LineProblem[] } {
  const problems: LineProblem[] = [];
  const leaders: string[] = [];
  const cards: Record<string, number> = {};
  for (const [place, written] of text.split(/\r?\n/).entries()) {
    const content = written.replace(/(#|\/\/).*$/, "").trim();
    if (content === "") continue;
    const read = readLine(context, content);
    if ("message" in read) problems.push({ line: place + 1, message: read.message });
    else if (context.info(read.code).kind !== "Leader") cards[read.code] = (cards[read.code] ?? 0) + read.count;
    else leaders.push(...Array.from({ length: read.count }, () => read.code));
  }
  const [leader] = leaders;
  if (leaders.length !== 1) problems.push({ line: 0, message: leadersWrong(leaders) });
  return { deck: leader === undefined ? undefined : { leader, cards }, problems };
}

/** Does this read like a deck text rather than like a name? */
export const isDeckText = (text: string): boolean => /^\s*\d+\s*[x×]?\s*[A-Z]+\d*-\d{3}/im.test(text);

const leadersWrong = (leaders: readonly string[]): string =>
  leaders.length === 0 ? "There is no Leader." : `There are ${leaders.length} Leaders: ${leaders.join(", ")}.`;

function readLine(
  context: Context,
  content: string,
): { readonly code: string; readonly count: number } | { readonly message: string } {
  const [, count, written] = /^(\d+)\s*[x×]?\s*([A-Za-z]+\d*-\d{3})(?:_[A-Za-z]+\d*)?(?:\s.*)?$/i.exec(content) ?? [];
  if (count === undefined || written === undefined)
    return { message: `"${content}" is no number and card, such as 4xOP01-016.` };
  const code = written.toUpperCase();
  if (Number(count) === 0) return { message: `"${content}" is no copies; leave the line out.` };
  if (Number(count) > MOST_COPIES) return { message: `"${content}" is more copies than a deck holds.` };
  if (context.cards.has(code)) return { code, count: Number(count) };
  const near = nearest(code, [...context.cards.keys()]);
  return { message: `There is no card ${code}.${near === undefined ? "" : ` Did you mean ${near}?`}` };
}
