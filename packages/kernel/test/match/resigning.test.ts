import { expect, test } from "vitest";
import { compose, loadMatch, saveMatch, startMatch } from "../../src/entry/run.js";
import { end } from "../../src/index.js";
import { coin, coinWith } from "../fixtures/coin.js";

const game = compose([
  coinWith({
    resign: (seat: number, match: { queueAll(effects: readonly object[]): void }) =>
      match.queueAll([end({ winners: [], resigned: seat })]),
  }),
]);

test("a seat resigns while it is asked; the match is over, and the log says so", () => {
  const match = startMatch(game, { seed: 2 });
  match.answer(0, "roll");
  expect(match.resign(0)).toMatchObject({ ok: true });
  expect(match).toMatchObject({ outcome: { winners: [], resigned: 0 }, decision: null });
  expect(match.inputs.at(-1)).toEqual({ seat: 0, resign: true });
  expect(match.logFor(null).at(-1)).toEqual({ seat: 0, resign: true });
  expect(match.resign(0)).toMatchObject({ ok: false, code: "NO_DECISION" });
});

test("a resignation is undone, entered again and saved like any answer", () => {
  const match = startMatch(game, { seed: 2, checks: true });
  match.answer(0, "roll");
  const before = match.hash();
  match.resign(0);
  const over = match.hash();
  match.undo({ by: 0 });
  expect(match.hash()).toBe(before);
  match.redo();
  expect(match.hash()).toBe(over);
  expect(loadMatch(game, JSON.parse(JSON.stringify(saveMatch(match)))).hash()).toBe(over);
});

test("nobody resigns in a game that does not say how, nor for a seat there is not", () => {
  expect(startMatch(compose([coin]), { seed: 2 }).resign(0)).toMatchObject({ ok: false, code: "NOT_AN_OPTION" });
  expect(startMatch(game, { seed: 2 }).resign(3)).toMatchObject({ ok: false, code: "WRONG_SEAT" });
});
