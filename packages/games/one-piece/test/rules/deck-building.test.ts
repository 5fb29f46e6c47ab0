import { expect, test } from "vitest";
import {
  type CardFacts,
  cardsOrThrow,
  createContext,
  DatedLegality,
  type Deck,
  deckProblems,
  Legality,
  legalityOn,
} from "../../src/index.js";
import { CARDS, context, deck } from "../position.js";

const problemsOf = (change: Partial<Deck>) => deckProblems(context, { ...deck, ...change });

const without = (code: string, more: Record<string, number> = {}): Record<string, number> => {
  const { [code]: _left, ...cards } = deck.cards;
  return { ...cards, ...more };
};

/** The test cards with some printed differently. */
const printed = (changes: Readonly<Record<string, Partial<CardFacts>>>) =>
  createContext(cardsOrThrow(context.source.map((card) => ({ ...card, ...changes[card.id] }))));

test("a Leader and fifty cards of its colours, at most four of a number, are legal", () => {
  expect(deckProblems(context, deck)).toEqual([]);
});

test("a deck has exactly fifty cards", () => {
  expect(problemsOf({ cards: without(CARDS.extra) })).toEqual(["The deck has 48 cards, not 50: add 2."]);
  expect(problemsOf({ cards: { ...deck.cards, [CARDS.extra]: 3 } })).toEqual([
    "The deck has 51 cards, not 50: take 1 out.",
  ]);
});

test("four copies of a card number are the most, unless the card says any number", () => {
  const cards = without(CARDS.extra, { [CARDS.small]: 6 });
  expect(problemsOf({ cards })).toEqual([
    `${CARDS.small} ${CARDS.small} is in the deck 6 times, at most 4 are allowed.`,
  ]);
  const anyNumber = printed({ [CARDS.small]: { construction: { copies: "any" } } });
  expect(deckProblems(anyNumber, { ...deck, cards })).toEqual([]);
});

test("every card shares a colour with the Leader; a card of two colours counts as each", () => {
  const cards = without(CARDS.extra, { [CARDS.stranger]: 2 });
  expect(problemsOf({ cards })).toEqual([`${CARDS.stranger} ${CARDS.stranger} is blue, the Leader is red.`]);
  const twoColoured = printed({ [CARDS.leader]: { colors: ["red", "blue"] } });
  expect(deckProblems(twoColoured, { ...deck, cards })).toEqual([]);
});

test("a Leader's text limits its deck by printed cost and by type", () => {
  const strict = printed({
    [CARDS.leader]: { construction: { only: [{ maxCost: 4 }, { kinds: ["Event"], maxCost: 0 }, { types: ["Navy"] }] } },
  });
  const problems = deckProblems(strict, deck);
  expect(problems).toContain(`${CARDS.big} ${CARDS.big} costs 5: with ${CARDS.leader} Captain at most 4.`);
  expect(problems).toContain(`${CARDS.event} Plan costs 1: with ${CARDS.leader} Captain at most 0.`);
  expect(problems).not.toContain(`${CARDS.small} ${CARDS.small} costs 1: with ${CARDS.leader} Captain at most 0.`);
  expect(problems).toContain(`${CARDS.small} ${CARDS.small} is not Navy, as ${CARDS.leader} Captain demands.`);
});

test("banned, restricted and rotated cards are a tournament's data", () => {
  const blocks = printed({ [CARDS.big]: { block: 1 }, [CARDS.leader]: { block: 2 } });
  const problems = deckProblems(
    blocks,
    deck,
    Legality.parse({ banned: [CARDS.small], restricted: [CARDS.extra], blocks: [2] }),
  );
  expect(problems).toContain(`${CARDS.small} ${CARDS.small} is banned.`);
  expect(problems).toContain(`${CARDS.extra} ${CARDS.extra} is restricted: one copy, not 2.`);
  expect(problems).toContain(`${CARDS.big} ${CARDS.big} is of block 1, not of 2.`);
  expect(problems.filter((problem) => problem.startsWith(CARDS.leader))).toEqual([]);
});

test("of a banned pair either card may be in a deck, and not both", () => {
  const pair = (one: string, other: string) => ({
    name: "Spring list",
    banned: [],
    restricted: [],
    pairs: [[one, other]],
  });
  const against = (one: string, other: string) => deckProblems(context, deck, Legality.parse(pair(one, other)));
  expect(against(CARDS.leader, CARDS.small)).toEqual([
    `${CARDS.leader} Captain and ${CARDS.small} ${CARDS.small} may not be in one deck: leave one of them out (Spring list).`,
  ]);
  expect(against(CARDS.stranger, CARDS.small)).toEqual([]);
});

test("the oldest block goes by date, and a card without a block stays", () => {
  const blocks = printed({ [CARDS.big]: { block: 1 }, [CARDS.small]: { block: 2 } });
  const list = (from: string, oldestBlock: number) =>
    DatedLegality.parse({ regulation: "standard", from, name: `List of ${from}`, oldestBlock });
  const lists = [list("2027-04-01", 3), list("2026-04-10", 2)];
  const on = (day: string) => deckProblems(blocks, deck, legalityOn(lists, "standard", day));
  expect(on("2026-04-09")).toEqual([]);
  expect(on("2026-04-10")).toEqual([
    `${CARDS.big} ${CARDS.big} is of block 1, not of 2 or later (List of 2026-04-10).`,
  ]);
  expect(on("2027-05-01")).toHaveLength(2);
  expect(legalityOn(lists, "extra", "2026-05-01")).toBeUndefined();
});

test("everything wrong with a deck is said at once", () => {
  const wrong = { leader: CARDS.small, cards: { [CARDS.stranger]: 5, [CARDS.leader]: 1, "T01-099": 4 } };
  expect(deckProblems(context, wrong)).toEqual([
    `${CARDS.small} ${CARDS.small} is a Character, not a Leader.`,
    'There is no card T01-099. Did you mean "T01-009"?',
    "The deck has 10 cards, not 50: add 40.",
    `${CARDS.stranger} ${CARDS.stranger} is in the deck 5 times, at most 4 are allowed.`,
    `${CARDS.stranger} ${CARDS.stranger} is blue, the Leader is red.`,
    `${CARDS.leader} Captain is a Leader: it cannot be among the 50 cards, take it out.`,
  ]);
});
