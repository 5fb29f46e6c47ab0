import { didYouMean, listed } from "@riposte/words";
import type { CardInfo, Context } from "../context.js";
import type { Deck } from "./deck.js";
import { type Legality, legalityProblems } from "./legality.js";

/** A deck has so many cards. */
export const SIZE = 50;
/** At most so many of a number. */
export const COPIES = 4;

/** Everything illegal about a deck (rules 1), and about it at a tournament with lists of its own: a sentence for each. */
export function deckProblems(context: Context, deck: Deck, legality?: Legality): readonly string[] {
  const problems: string[] = [];
  const leader = known(context, deck.leader, problems);
  if (leader !== undefined && leader.kind !== "Leader")
    problems.push(`${named(leader)} is a ${leader.kind}, not a Leader.`);
  const cards = Object.entries(deck.cards).flatMap(([code, count]) => {
    const card = known(context, code, problems);
    return card === undefined ? [] : [{ card, count }];
  });
  const size = Object.values(deck.cards).reduce((sum, count) => sum + count, 0);
  if (size !== SIZE) problems.push(`The deck has ${size} cards, not ${SIZE}: ${evened(size - SIZE)}.`);
  for (const { card, count } of cards) {
    if (count > COPIES && card.construction?.copies !== "any")
      problems.push(`${named(card)} is in the deck ${count} times, at most ${COPIES} are allowed.`);
    if (card.kind === "Leader")
      problems.push(`${named(card)} is a Leader: it cannot be among the ${SIZE} cards, take it out.`);
    if (leader !== undefined) problems.push(...againstLeader(leader, card));
  }
  if (legality !== undefined)
    problems.push(...legalityProblems(legality, [...(leader ? [{ card: leader, count: 1 }] : []), ...cards]));
  return problems;
}

const evened = (over: number): string => (over < 0 ? `add ${-over}` : `take ${over} out`);

function againstLeader(leader: CardInfo, card: CardInfo): readonly string[] {
  const problems: string[] = [];
  if (!card.colors.some((color) => leader.colors.includes(color)))
    problems.push(`${named(card)} is ${listed(card.colors)}, the Leader is ${listed(leader.colors)}.`);
  for (const { kinds, maxCost, types } of leader.construction?.only ?? []) {
    if (kinds !== undefined && !kinds.includes(card.kind)) continue;
    if (maxCost !== undefined && (card.cost ?? 0) > maxCost)
      problems.push(`${named(card)} costs ${card.cost}: with ${named(leader)} at most ${maxCost}.`);
    if (types !== undefined && !types.some((type) => card.types.includes(type)))
      problems.push(`${named(card)} is not ${listed(types, "or")}, as ${named(leader)} demands.`);
  }
  return problems;
}

function known(context: Context, code: string, problems: string[]): CardInfo | undefined {
  const card = context.cards.get(code);
  if (card !== undefined) return card;
  problems.push(`There is no card ${code}.${didYouMean(code, [...context.cards.keys()])}`);
  return undefined;
}

const named = ({ id, name }: CardInfo): string => `${id} ${name}`;
