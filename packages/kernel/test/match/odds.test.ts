import { expect, test } from "vitest";
import { oddsOf } from "../../src/entry/chance.js";
import { startMatch } from "../../src/entry/run.js";
import { coinGame } from "../fixtures/coin.js";

test("exact odds come from the rules that are played", () => {
  const game = coinGame();
  const match = startMatch(game, { seed: 1 });
  const odds = oddsOf(game, match.state, [{ seat: 0, answer: "roll" }]);
  expect(odds).toHaveLength(6);
  expect(odds.map(({ weight, of }) => `${weight}/${of}`)).toEqual(Array(6).fill("1/6"));
  const points = odds.map(({ value }) => (value.slices.coin as { points: number }).points);
  expect(points).toEqual([0, 2, 3, 4, 5, 6]);
});

test("enumerating leaves the match as it was", () => {
  const game = coinGame();
  const match = startMatch(game, { seed: 1, checks: true });
  const before = match.hash();
  oddsOf(game, match.state, [{ seat: 0, answer: "roll" }]);
  expect(match.hash()).toBe(before);
});
