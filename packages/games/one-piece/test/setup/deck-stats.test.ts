import { chanceOfOne, drawChances } from "@riposte/kernel/chance";
import { expect, test } from "vitest";
import { deckStats } from "../../src/index.js";
import { CARDS, context, deck } from "../position.js";

test("the chances of drawing so many add up to one, and are those of counting hands", () => {
  const chances = drawChances(4, 5, 50);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  // 46 over 5 of 50 over 5 hands have none
  expect(chances[0]).toBeCloseTo(1370754 / 2118760, 12);
  expect(chanceOfOne(4, { drawn: 5, deck: 50 })).toBeCloseTo(1 - 1370754 / 2118760, 12);
  expect(chanceOfOne(4, { drawn: 5, deck: 50, mulligan: true })).toBeCloseTo(1 - (1370754 / 2118760) ** 2, 12);
  expect(drawChances(3, 5, 4)).toEqual([0, 0, 0, expect.closeTo(1, 12)]);
});

test("a deck in numbers: kinds, curve and counters add up to its cards", () => {
  const { size, kinds, curve, counters, hand } = deckStats(context, deck);
  const sum = (numbers: readonly number[]) => numbers.reduce((so, number) => so + number, 0);
  expect([size, sum(Object.values(kinds)), sum(curve), sum(counters.map(({ count }) => count))]).toEqual([
    50, 50, 50, 50,
  ]);
  expect(hand.cards.find(({ id }) => id === CARDS.small)).toMatchObject({ count: deck.cards[CARDS.small] });
  expect(hand.anyCounter.mulligan).toBeGreaterThan(hand.anyCounter.first);
});

test("Triggers in Life are drawn from the whole deck, and cards nobody knows are named", () => {
  const { life } = deckStats(context, deck);
  expect(life.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(life.atLeastOne).toBeCloseTo(1 - (life.chances[0] ?? 0), 12);
  expect(life.expected).toBeCloseTo((life.cards * life.triggers) / 50, 12);
  expect(deckStats(context, { leader: CARDS.leader, cards: { "T09-999": 4, [CARDS.small]: 4 } })).toMatchObject({
    size: 8,
    missing: ["T09-999"],
  });
});
