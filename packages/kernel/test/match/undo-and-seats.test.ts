import { expect, test } from "vitest";
import { loadMatch, saveMatch, startMatch } from "../../src/entry/run.js";
import { coinGame } from "../fixtures/coin.js";
import { sortingGame } from "../fixtures/sorting.js";

const HOLD = { set: "hold", hold: "never" } as const;

test("undo does not ask a seat for consent because of its private policy, so it does not tell that there is one", () => {
  const match = startMatch(sortingGame(), { seed: 1 });
  match.answer(0, ["b", "a", "c"]);
  match.setPolicy(1, HOLD);
  expect(match.undo({ by: 0 })).toMatchObject({ ok: true });
  expect(match.slices.sorting.order).toEqual(["a", "b", "c"]);
});

test("redo of another seat's answer needs that seat's consent", () => {
  const match = startMatch(sortingGame(), { seed: 1 });
  match.answer(0, ["b", "a", "c"]);
  match.undo({ by: 0 });
  expect(match.redo({ by: 1 })).toMatchObject({ ok: false, code: "UNDO_NEEDS_CONSENT" });
  expect(match.redo({ by: 1, consent: [0] })).toMatchObject({ ok: true });
});

test("another seat's policy does not forget what could be redone", () => {
  const match = startMatch(sortingGame(), { seed: 1 });
  match.answer(0, ["b", "a", "c"]);
  match.undo({ by: 0 });
  match.setPolicy(1, HOLD);
  expect(match.redoable).toBe(1);
});

test("what could be redone survives save and load", () => {
  const match = startMatch(coinGame(), { seed: 2 });
  for (let i = 0; i < 3; i++) match.answer(0, "roll");
  match.undo({ by: 0, to: 0 });
  match.redo();
  expect(match.redoable).toBe(2);
  expect(loadMatch(coinGame(), JSON.parse(JSON.stringify(saveMatch(match)))).redoable).toBe(2);
});

test("a seat that does not exist can neither undo, consent nor set a policy", () => {
  const match = startMatch(sortingGame(), { seed: 1 });
  match.answer(0, ["b", "a", "c"]);
  expect(match.undo({ by: -1, consent: [0] })).toMatchObject({ ok: false, code: "WRONG_SEAT" });
  expect(match.undo({ by: 0, consent: [7] })).toMatchObject({ ok: false, code: "WRONG_SEAT" });
  expect(match.setPolicy(0.5, HOLD)).toMatchObject({ ok: false, code: "WRONG_SEAT" });
});

test("the log a seat sees has its own answers whole, of others that they answered, and no policy of theirs", () => {
  const match = startMatch(sortingGame(), { seed: 1 });
  match.answer(0, ["b", "a", "c"]);
  match.setPolicy(1, HOLD);
  expect(match.logFor(0)).toEqual([{ seat: 0, answer: ["b", "a", "c"] }]);
  expect(match.logFor(1)).toEqual([
    { seat: 0, answered: true },
    { seat: 1, policy: HOLD },
  ]);
  expect(match.logFor(null)).toEqual([{ seat: 0, answered: true }]);
});

test("what happened before the first decision is told as the match's opening", () => {
  const match = startMatch(sortingGame(), { seed: 1 });
  expect(match.opening.events(0)).toEqual([{ type: "sorting:opened", payload: {} }]);
});
