import { expect, test } from "vitest";
import { loadMatch, saveMatch, simulateMatch, startMatch } from "../../src/entry/run.js";
import { coinGame } from "../fixtures/coin.js";

const play = (options: object) => {
  const match = startMatch(coinGame(), { seed: 3, checks: true, ...options });
  while (match.outcome === null && match.line.length < 6) expect(match.answer(0, "roll")).toMatchObject({ ok: true });
  if (match.outcome === null) match.answer(0, "stop");
  return match;
};

test("a match runs to its outcome, and the same seed gives the same match", () => {
  expect(play({}).outcome).not.toBeNull();
  expect(play({}).hash()).toBe(play({}).hash());
});

test("undo brings the dice back, and redo rolls the same", () => {
  const match = startMatch(coinGame(), { seed: 5, checks: true });
  const before = match.hash();
  match.answer(0, "roll");
  const after = match.hash();
  expect(match.undo({ by: 0 })).toMatchObject({ ok: true });
  expect(match.hash()).toBe(before);
  expect(match.barriersUndone).toBe(1);
  expect(match.redo()).toMatchObject({ ok: true });
  expect(match.hash()).toBe(after);
});

test("a save is loaded to the same state, and an altered one is refused", () => {
  const match = startMatch(coinGame(), { seed: 5 });
  match.answer(0, "roll");
  const save = JSON.parse(JSON.stringify(saveMatch(match)));
  expect(loadMatch(coinGame(), save).hash()).toBe(match.hash());
  expect(() => loadMatch(coinGame(), { ...save, seed: "6" })).toThrow("SAVE_ALTERED");
});

test("simulation gives the same result as play", () => {
  const match = play({});
  const simulation = simulateMatch(coinGame(), { seed: 3 });
  for (const move of match.line) if ("answer" in move) simulation.enter(move.answer);
  expect(simulation.snapshot()).toEqual(match.snapshot());
});

test("an answer that is not an option, by the wrong seat or to an old decision is refused and changes nothing", () => {
  const match = startMatch(coinGame(), { seed: 5 });
  const before = match.hash();
  expect(match.answer(0, "fly")).toMatchObject({ ok: false, code: "NOT_AN_OPTION" });
  expect(match.answer(1, "roll")).toMatchObject({ ok: false, code: "WRONG_SEAT" });
  expect(match.answer(0, "roll", 99)).toMatchObject({ ok: false, code: "OLD_DECISION" });
  expect(match.hash()).toBe(before);
});
