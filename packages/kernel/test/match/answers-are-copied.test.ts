import { expect, test } from "vitest";
import { loadMatch, saveMatch, simulateMatch, startMatch } from "../../src/entry/run.js";
import { sortingGame } from "../fixtures/sorting.js";

test("what a caller does to his answer afterwards changes neither log, state nor save", () => {
  const match = startMatch(sortingGame(), { seed: 1 });
  const answer = ["c", "b", "a"];
  match.answer(0, answer);
  const before = match.hash();
  answer.reverse();
  expect(match.hash()).toBe(before);
  expect(match.inputs).toEqual([{ seat: 0, answer: ["c", "b", "a"] }]);
  expect(loadMatch(sortingGame(), JSON.parse(JSON.stringify(saveMatch(match)))).hash()).toBe(before);
});

test("a simulation goes on with its own copy of an answer", () => {
  const simulation = simulateMatch(sortingGame(), { seed: 1 });
  const answer = ["c", "b", "a"];
  simulation.answer(answer);
  answer.length = 0;
  expect(simulation.slices.sorting.order).toEqual(["c", "b", "a"]);
});
