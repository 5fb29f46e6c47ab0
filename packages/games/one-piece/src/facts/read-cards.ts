import { KernelError } from "@riposte/kernel";
import { didYouMean } from "@riposte/words";
import { z } from "zod";
import { ATTRIBUTES, CardFacts, COLORS, KEYWORDS, KINDS } from "./card.js";

/** Something wrong with card data: which card, where in it, and what. */
export interface CardProblem {
  readonly card: string;
  readonly path: string;
  readonly message: string;
}

/** Reads card facts; every problem of every card at once. */
export function readCards(given: readonly unknown[]): {
  readonly cards: readonly CardFacts[];
  readonly problems: readonly CardProblem[];
} {
  const cards: CardFacts[] = [];
  const problems: CardProblem[] = [];
  const seen = new Set<string>();
  for (const [place, one] of given.entries()) {
    const parsed = CardFacts.safeParse(one);
    const card = nameOf(one, place);
    if (seen.has(card)) problems.push({ card, path: "id", message: `the card number ${card} is here twice` });
    seen.add(card);
    if (parsed.success) cards.push(parsed.data);
    else problems.push(...parsed.error.issues.map((issue) => problemOf(card, issue, one)));
  }
  return { cards, problems };
}

/** The cards, or one error that lists everything wrong with them. */
export function cardsOrThrow(given: readonly unknown[]): readonly CardFacts[] {
  const { cards, problems } = readCards(given);
  if (problems.length === 0) return cards;
  throw new KernelError("DECLARATION_INVALID", `The card data is wrong:\n${describeProblems(problems)}`);
}

/** One line for each problem. */
export const describeProblems = (problems: readonly CardProblem[]): string =>
  problems.map(({ card, path, message }) => `- ${card}${path === "" ? "" : ` ${path}`}: ${message}`).join("\n");

const nameOf = (card: unknown, place: number): string =>
  typeof card === "object" && card !== null && "id" in card ? String(card.id) : `card ${place + 1}`;

const KNOWN = [...COLORS, ...ATTRIBUTES, ...KINDS, ...KEYWORDS];

function problemOf(card: string, issue: z.core.$ZodIssue, data: unknown): CardProblem {
  const path = z.core.toDotPath(issue.path);
  const found = issue.path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], data);
  const meant = typeof found === "string" ? didYouMean(found, KNOWN) : "";
  return { card, path, message: meant === "" ? issue.message : `${issue.message}.${meant}` };
}
