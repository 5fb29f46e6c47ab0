import { expect, test } from "vitest";
import { roundRobin, swissRound } from "../../src/league/fixture.js";
import { resultsOf } from "./results.js";

test("everybody meets everybody, and seats are swapped with the same seed", () => {
  const fixtures = roundRobin(3, 2, "s");
  expect(fixtures.map(({ seats }) => seats)).toEqual([
    [0, 1],
    [1, 0],
    [0, 2],
    [2, 0],
    [1, 2],
    [2, 1],
  ]);
  expect(fixtures.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(fixtures[0]?.seed).toBe(fixtures[1]?.seed);
  expect(new Set(fixtures.map(({ seed }) => seed)).size).toBe(3);
});

test("a swiss round pairs neighbours by points who have not met", () => {
  expect(swissRound(4, [])).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(
    swissRound(
      4,
      resultsOf([
        [0, 1, 0],
        [2, 3, 2],
      ]),
    ),
  ).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(swissRound(3, [])).toEqual([[0, 1]]);
});
