import type { Ability } from "@riposte/op-actions";
import { gathering, may, must } from "./account.js";
import { outOfPlace } from "./in-place.js";
import { outlineOf } from "./outline.js";
import { saidIn } from "./parts.js";
import { scanPrinted } from "./printed.js";
import { accountAbility } from "./told.js";
import { accountFacts } from "./told-facts.js";
import { accountAgain } from "./told-steps.js";

/** A difference between what is printed and what was made of it. */
export interface Difference {
  readonly kind: "unknown word" | "not in the ability" | "not printed" | "not in its place" | "no card has this name";
  readonly words: string;
}

/** What was made of a line. */
export interface Made {
  readonly abilities: readonly Ability[];
  readonly keywords: readonly string[];
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Said as often as it likes once it is so: speaking of the same card or player again adds nothing. */
const AGAIN = ["self", "by:opponent", "may"];

/** What ties parts together, and may stand in any of them. */
const TIES = new Set(["may", "all", "n:1", "instead"]);

/** Compares a printed line with what was made of it; nothing is different when it was read right. */
export function checkLine(line: string, { abilities, keywords, facts }: Made): readonly Difference[] {
  const { tokens, unknown } = scanPrinted(line);
  const seen = new Set(tokens.map(({ means }) => means));
  const g = gathering(accountAbility);
  must(g, ...keywords.map((word) => `keyword:${word}`));
  accountFacts(g, facts);
  const [first, ...others] = abilities;
  if (first !== undefined) accountAbility(g, first);
  for (const other of others) accountAgain(g, (again) => accountAbility(again, other));
  may(g, "all", "n:1", ...AGAIN.filter((means) => g.must.has(means)));
  const isLeft = (means: string) => tokens.filter((token) => token.means === means).length > (g.must.get(means) ?? 0);
  for (const ways of g.ways)
    must(
      g,
      ...(ways.find(([first = ""]) => isLeft(first)) ??
        ways.find(([first = ""]) => seen.has(first)) ??
        ways.find((way) => way.length === 0) ??
        ways[0] ??
        []),
    );
  const left = new Map(g.must);
  const differences: Difference[] = unknown.map((words) => ({ kind: "unknown word", words }));
  for (const { means, words } of tokens) {
    const times = left.get(means) ?? 0;
    if (times > 0) left.set(means, times - 1);
    else if (!g.may.has(means) && !isKeptApart(means, g.lists))
      differences.push({ kind: "not in the ability", words: `${words} (${means})` });
  }
  for (const [means, times] of left)
    if (times > 0 && (!seen.has(means) || isCounted(means))) differences.push({ kind: "not printed", words: means });
  if (differences.length > 0) return differences;
  const outline = outlineOf(abilities);
  const said = saidIn(outline);
  const strange = outOfPlace(tokens, outline, (means) => !said.has(means) || TIES.has(means));
  return strange === undefined ? [] : [{ kind: "not in its place", words: `${strange.words} (${strange.means})` }];
}

/** "[A] and [B]" is right where no list makes one of them enough. */
function isKeptApart(means: string, lists: readonly (readonly string[])[]): boolean {
  const words = /^and\((.*)\)$/.exec(means)?.[1]?.split(" / ");
  return words !== undefined && !lists.some((list) => words.filter((word) => list.includes(word)).length > 1);
}

/** Numbers are printed as often as they are meant; other words may be said once for several. */
const isCounted = (means: string): boolean => /[0-9]$/.test(means) || means.startsWith("do:");
