import { didYouMean } from "@riposte/words";
import type { Context } from "../context.js";
import { type Deck, MOST_COPIES } from "./deck.js";
import { cardsApart, isAside, readDeckLine, type WrittenCard } from "./deck-lines.js";
import { cardsOfLinkIn, isLink } from "./deck-link.js";

/** A line of a deck text that could not be read; line 0 is the text as a whole. */
export interface LineProblem {
  readonly line: number;
  readonly message: string;
  /** A card in it that is not known, and how many of it. */
  readonly unknown?: WrittenCard;
}

/** The deck as players exchange it: `1xOP01-003` for the Leader, then `4xOP01-016` and so on, by card number. */
export function deckToText({ leader, cards }: Deck): string {
  const lines = Object.entries(cards)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, count]) => `${count}x${code}`);
  return [`1x${leader}`, ...lines, ""].join("\n");
}

/**
 * Reads what `deckToText` writes, and what players, simulators and tournament sites write: `4 OP01-016 Nami`, `4 Nami (OP01-016)`,
 * `OP01-016 x4`, `4,OP01-016`, one line for each copy, all on one line; headings, alternate art, comments after `#` or `//`; the
 * Leader anywhere; and links of deck builders.
 */
export function deckFromText(
  context: Context,
  text: string,
): {
  readonly deck: Deck | undefined;
  /** The known cards, where no one known Leader makes them a deck too. */
  readonly cards: Deck["cards"];
  readonly problems: readonly LineProblem[];
} {
  const problems: LineProblem[] = [];
  const leaders: string[] = [];
  const cards: Record<string, number> = {};
  for (const [place, written] of text.split(/\r?\n/).entries()) {
    const linked = cardsOfLinkIn(written);
    if (linked === "" && isLink(written)) {
      problems.push({ line: place + 1, message: `"${written.trim()}" carries no deck: copy the list itself as text.` });
      continue;
    }
    for (const part of cardsApart(linked === "" ? written.replace(/(#|\/\/).*$/, "") : linked)) {
      const content = part.trim();
      if (content === "" || isAside(content)) continue;
      const read = readLine(context, content);
      if ("message" in read) problems.push({ line: place + 1, ...read });
      else if (context.info(read.code).kind !== "Leader") cards[read.code] = (cards[read.code] ?? 0) + read.count;
      else leaders.push(...Array.from({ length: read.count }, () => read.code));
    }
  }
  const [leader] = leaders;
  if (leaders.length !== 1) problems.push({ line: 0, message: leadersWrong(leaders) });
  return { deck: leader === undefined ? undefined : { leader, cards }, cards, problems };
}

/** Does this read like a deck text rather than like a name? */
export const isDeckText = (text: string): boolean => /[A-Z]+\d*-\d{3}/i.test(text) || cardsOfLinkIn(text) !== "";

const leadersWrong = (leaders: readonly string[]): string =>
  leaders.length === 0
    ? "There is no Leader: add one on a line of its own, such as 1xOP01-001."
    : `There are ${leaders.length} Leaders: ${leaders.join(", ")}. Keep one of them.`;

function readLine(context: Context, content: string): WrittenCard | Omit<LineProblem, "line"> {
  const written = readDeckLine(content);
  if (written === undefined) return { message: `"${content}" is no number and card, such as 4xOP01-016.` };
  const { code, count } = written;
  if (count === 0) return { message: `"${content}" is no copies; leave the line out.` };
  if (count > MOST_COPIES) return { message: `"${content}" is more copies than a deck holds.` };
  if (context.cards.has(code)) return written;
  return { message: `There is no card ${code}.${didYouMean(code, [...context.cards.keys()])}`, unknown: written };
}
