import { randomBot, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { game } from "./position.js";

test("a game that is given up is lost, with what was finished until then", () => {
  const match = startMatch(game, { seed: 3, setup: { difficulty: "easy" } });
  const bot = randomBot(3);
  for (let inputs = 0; inputs < 40; inputs++) match.answer(0, bot.answer(match.seen));
  const { finished, turns } = match.slices.finished;
  expect(match.resign(0)).toMatchObject({ ok: true });
  expect(match.outcome).toMatchObject({ winners: [], won: false, resigned: 0, finished, turns });
  expect(match.decision).toBeNull();
});

test("giving up can be taken back, and not be repeated when the game is over", () => {
  const match = startMatch(game, { seed: 3, setup: { difficulty: "easy" } });
  const before = match.hash();
  match.resign(0);
  expect(match.resign(0)).toMatchObject({ ok: false });
  expect(match.undo({ by: 0 })).toMatchObject({ ok: true });
  expect(match.hash()).toBe(before);
});
