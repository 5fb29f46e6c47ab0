import { expect, test } from "vitest";
import { compose, loadMatch, saveMatch, startMatch } from "../../src/entry/run.js";
import { end } from "../../src/index.js";
import { coin, coinWith } from "../fixtures/coin.js";

type Played = { slices: { coin: { points: number } }; queue(effect: object): void };

/** Dice that are thrown once more when the time is up, until a point is counted. */
const timed = (up = (match: Played) => match.queue({ type: "coin:roll" })) =>
  compose([coinWith({ time: { limit: () => 60, isUp: ({ slices }: Played) => slices.coin.points > 0, up } })]);

test("the time is up while a seat is asked: the game notes it, the same question waits, and the log says so", () => {
  const match = startMatch(timed(), { seed: 2 });
  const asked = match.decision?.id;
  expect(match.timeUp()).toMatchObject({ ok: true });
  expect(match.slices.coin.points).toBeGreaterThan(0);
  expect(match.decision?.id).toBe(asked);
  expect(match.logFor(null)).toEqual([{ time: "up" }]);
  expect(match.answer(0, "stop", asked)).toMatchObject({ ok: true });
  expect(match.timeUp()).toMatchObject({ ok: false, code: "NO_DECISION" });
});

test("time that is up stays up where people take answers back, and is saved like any input", () => {
  const match = startMatch(timed(), { seed: 2, checks: true });
  match.answer(0, "roll");
  match.undo({ by: 0 });
  const before = match.hash();
  expect(match.timeUp()).toMatchObject({ ok: true });
  const after = match.hash();
  expect(after).not.toBe(before);
  match.answer(0, "stop");
  expect(match.undo({ by: 0, to: 0, policies: "stay" })).toMatchObject({ ok: true });
  expect(match.line).toEqual([{ time: "up" }]);
  expect(match.hash()).toBe(after);
  match.redo();
  expect(match.outcome).toMatchObject({ points: match.slices.coin.points });
  expect(loadMatch(match.game, JSON.parse(JSON.stringify(saveMatch(match)))).hash()).toBe(match.hash());
});

test("a host that looks back goes to before it, and forward again", () => {
  const match = startMatch(timed(), { seed: 2, checks: true });
  const before = match.hash();
  match.timeUp();
  const after = match.hash();
  match.undo({ by: 0, to: 0 });
  expect([match.line, match.hash()]).toEqual([[], before]);
  match.redo();
  expect([match.line, match.hash()]).toEqual([[{ time: "up" }], after]);
});

test("a game without a rule for it refuses that the time is up, and one where it is up refuses it again", () => {
  expect(startMatch(compose([coin]), { seed: 2 }).timeUp()).toMatchObject({
    ok: false,
    code: "NOT_AN_OPTION",
    reason: "This game has no rule for the time being up.",
  });
  const match = startMatch(timed(), { seed: 2 });
  match.timeUp();
  expect(match.timeUp()).toMatchObject({ ok: false, code: "NOT_AN_OPTION", reason: "The time is up already." });
});

test("a rule that ends the match at once when the time is up fails, and nothing has happened", () => {
  const match = startMatch(
    timed((at) => at.queue(end({ winners: [] }))),
    { seed: 2 },
  );
  const before = match.hash();
  expect(match.timeUp()).toMatchObject({ ok: false, code: "FLOW_STUCK" });
  expect([match.hash(), match.outcome]).toEqual([before, null]);
});
