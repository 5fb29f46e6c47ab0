import { expect, test } from "vitest";
import { startMatch } from "../../src/entry/run.js";
import { coinGame } from "../fixtures/coin.js";

const long = () => {
  const match = startMatch(coinGame(), { seed: 11, checks: true });
  const hashes = [match.hash()];
  while (match.line.length < 100) {
    if (!match.answer(0, "roll").ok) throw new Error("refused");
    if (match.outcome !== null) break;
    hashes.push(match.hash());
  }
  return { match, hashes };
};

test("undo reaches any decision, however far back, and redo comes back the same", () => {
  const { match, hashes } = long();
  const last = match.hash();
  const length = match.line.length;
  for (let to = length - 1; to >= 0; to--) {
    expect(match.undo({ by: 0, to })).toMatchObject({ ok: true });
    expect(match.hash()).toBe(hashes[to]);
  }
  while (match.redoable > 0) expect(match.redo()).toMatchObject({ ok: true });
  expect(match.line).toHaveLength(length);
  expect(match.hash()).toBe(last);
});

test("a new answer after undo forgets what could be redone", () => {
  const match = startMatch(coinGame(), { seed: 11 });
  match.answer(0, "roll");
  match.undo({ by: 0 });
  match.answer(0, "stop");
  expect(match.redo()).toMatchObject({ ok: false, code: "NOTHING_TO_REDO" });
});

test("undo is an input: the log keeps it, with the barriers it took back", () => {
  const match = startMatch(coinGame(), { seed: 11 });
  match.answer(0, "roll");
  match.undo({ by: 0 });
  expect(match.inputs).toEqual([
    { seat: 0, answer: "roll" },
    { seat: 0, undo: 0, barriers: 1 },
  ]);
  expect(match.undo({ by: 0 })).toMatchObject({ ok: false, code: "UNDO_OUT_OF_RANGE" });
});
