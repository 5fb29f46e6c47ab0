import { startMatch } from "@riposte/kernel/run";
import { scenario } from "@riposte/testing";
import { expect, test } from "vitest";
import { game, table } from "../position.js";

const deckOf = (seed: number) => {
  const { draw, present, finished } = startMatch(game, { seed }).slices.finished;
  return { cards: [...present, ...draw].length + finished, bottom: draw.at(-1), draw };
};

test("a game starts with 48 cards, 48 itself at the bottom of the stack", () => {
  for (let seed = 1; seed <= 20; seed++) expect(deckOf(seed)).toMatchObject({ cards: 48, bottom: 48 });
});

test("the shuffled stack is what the first cards are drawn from", () => {
  const order = Array.from({ length: 47 }, (_, index) => 46 - index);
  scenario(game, { dice: { deck: [order] } as never })
    .proves("beginGame")
    .expect(table({ present: [47, 46, 45] }))
    .done();
});

test("the shuffle is the only chance: the same seed lays the same stack, another seed another one", () => {
  expect(deckOf(3)).toEqual(deckOf(3));
  expect(deckOf(3).draw).not.toEqual(deckOf(4).draw);
});

test.each([
  ["veryEasy", 7, 7, 3],
  ["easy", 7, 5, 5],
  ["regular", 6, 5, 5],
  ["difficult", 5, 5, 5],
])("%s starts with %i coffee, %i active and %i reserve candies", (difficulty, coffee, active, reserve) => {
  const deck = [...new Set([20, 22, 27, ...Array.from({ length: 47 }, (_, index) => 47 - index)])];
  const match = startMatch(game, { setup: { difficulty, deck } });
  expect(match.slices.finished).toMatchObject({ coffee, active, reserve });
});
