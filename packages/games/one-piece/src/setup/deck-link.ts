import { z } from "zod";
import type { Deck } from "./deck.js";

/** Links of deck builders carry the whole deck; nothing is fetched. */
const LINK = /https?:\/\/\S+/;

/** What cards a link names, as JSON in it: how many of which. */
const Counts = z.record(z.string().max(20), z.int().min(0).max(99));

/** A deck as our own links carry it: the Leader, then set by set how often which numbers, `OP01.003_OP01-4.016.025-2.007`. */
const BRIEF = /^[A-Z]+\d*\.\d{3}(?:_[A-Z]+\d*(?:-\d+(?:\.\d{3})+)+)*$/;

/** The deck in letters that a link needs not to spell otherwise; nothing where a card's number is no usual one. */
export function deckToBrief({ leader, cards }: Deck): string | undefined {
  const sets = new Map<string, Map<number, string[]>>();
  for (const [code, count] of Object.entries(cards).sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [set = "", number = ""] = code.split("-");
    const counts = sets.get(set) ?? new Map<number, string[]>();
    sets.set(set, counts);
    counts.set(count, [...(counts.get(count) ?? []), number]);
  }
  const words = [...sets].map(
    ([set, counts]) => set + [...counts].map(([count, numbers]) => `-${[count, ...numbers].join(".")}`).join(""),
  );
  const brief = [leader.replace("-", "."), ...words].join("_");
  return BRIEF.test(brief) ? brief : undefined;
}

/** The cards of a brief, as a line of a deck text. */
function cardsOfBrief(brief: string): string {
  if (!BRIEF.test(brief)) return "";
  const [leader = "", ...sets] = brief.split("_");
  const cards = sets.flatMap((words) => {
    const [set = "", ...counts] = words.split("-");
    return counts.flatMap((one) => {
      const [count = "", ...numbers] = one.split(".");
      return numbers.map((number) => `${count}x${set}-${number}`);
    });
  });
  return [`1x${leader.replace(".", "-")}`, ...cards].join(",");
}

/** The cards that a link in this line names, or a brief, on one line; nothing where it names none. */
export const cardsOfLinkIn = (line: string): string =>
  cardsOfBrief(line.trim()) || cardsOfLink(LINK.exec(line)?.[0] ?? "");

/** Is the line a link and nothing else? */
export const isLink = (line: string): boolean => LINK.exec(line)?.[0] === line.trim();

/** `?dg=1nOP01-001a4nOP01-016a`, `?deck=OP01-001:1,OP01-016:4`, `?deck=1xOP01-001;4xOP01-016`, or `?deck=` and JSON in base64. */
function cardsOfLink(link: string): string {
  const [, carried = ""] = /[?&](?:dg|deck|list)=([^&#]+)/.exec(link) ?? [];
  const written = decoded(carried);
  if (BRIEF.test(written)) return cardsOfBrief(written);
  if (/[A-Za-z]+\d*-\d{3}:\d/.test(written)) return written.replaceAll(/([A-Za-z]+\d*-\d{3}\w*):(\d+)/g, "$2x$1");
  return /[A-Za-z]+\d*-\d{3}/.test(written) ? written.replace(/a$/, "") : countsIn(written);
}

function decoded(carried: string): string {
  try {
    return decodeURIComponent(carried);
  } catch {
    return carried;
  }
}

function countsIn(base64: string): string {
  try {
    const counts = Counts.parse(JSON.parse(atob(base64)));
    return Object.entries(counts)
      .map(([code, count]) => `${count}x${code}`)
      .join(",");
  } catch {
    return "";
  }
}
