import { expect, test } from "vitest";
import { sampleChance } from "../../src/entry/chance.js";
import { advance, loadMatch, saveMatch, simulateMatch, startMatch } from "../../src/entry/run.js";
import { sortingGame } from "./sorting.js";

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

test("the pure step gives the same state as the match, and says what is asked next", () => {
  const game = sortingGame();
  const match = startMatch(game, { seed: 1 });
  const stepped = advance(game, match.state, { seat: 0, answer: ["b", "a", "c"] }, sampleChance("1"));
  match.answer(0, ["b", "a", "c"]);
  expect(stepped).toMatchObject({ ok: true, pending: { question: "sorting:order" }, outcome: null });
  expect(stepped.ok && stepped.state.slices).toEqual(match.state.slices);
});

test("a simulation goes on with its own copy of an answer", () => {
  const simulation = simulateMatch(sortingGame(), { seed: 1 });
  const answer = ["c", "b", "a"];
  simulation.answer(answer);
  answer.length = 0;
  expect(simulation.slices.sorting.order).toEqual(["c", "b", "a"]);
});
