import { expect, test } from "vitest";
import { ratingsOf } from "../../src/league/ratings.js";
import { type Met, resultsOf } from "./results.js";

const times = (count: number, game: Met): Met[] => Array.from({ length: count }, () => game);

test("three wins of four are about 190 points", () => {
  const [strong, weak] = ratingsOf(2, resultsOf([...times(300, [0, 1, 0]), ...times(100, [0, 1, 1])]));
  expect((strong?.value ?? 0) - (weak?.value ?? 0)).toBeGreaterThan(180);
  expect((strong?.value ?? 0) - (weak?.value ?? 0)).toBeLessThan(200);
});

test("draws leave everybody in the middle, and whoever won all has a rating all the same", () => {
  expect(ratingsOf(2, resultsOf(times(10, [0, 1, null]))).map(({ value }) => value)).toEqual([1500, 1500]);
  const [winner] = ratingsOf(2, resultsOf(times(10, [0, 1, 0])));
  expect(winner?.value).toBeGreaterThan(1600);
  expect(winner?.value).toBeLessThan(2500);
});

test("more matches make the range narrower", () => {
  const wide = ratingsOf(2, resultsOf([...times(6, [0, 1, 0]), ...times(4, [0, 1, 1])]))[0];
  const narrow = ratingsOf(2, resultsOf([...times(600, [0, 1, 0]), ...times(400, [0, 1, 1])]))[0];
  const width = (one: typeof wide) => (one?.high ?? 0) - (one?.low ?? 0);
  expect(width(narrow)).toBeLessThan(width(wide));
  expect(narrow?.low).toBeLessThan(narrow?.value ?? 0);
});
