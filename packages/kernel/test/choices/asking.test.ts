import { expect, test } from "vitest";
import { startMatch } from "../../src/entry/run.js";
import { choose } from "../../src/index.js";
import { coinGame } from "../fixtures/coin.js";
import { gongGame } from "../fixtures/gong.js";

test("a question without an answer is never posed, not even one that is always asked", () => {
  const game = gongGame();
  const questions = [...game.questions].map(([name, entry]) => {
    const run = { ...entry.run, alwaysAsk: true, choices: () => choose.one([]) };
    return [name, name === "gong:again" ? { ...entry, run } : entry] as const;
  });
  const silent = { ...game, questions: new Map(questions) };
  expect(() => startMatch(silent, { seed: 1, hold: "never" })).toThrow(/"gong:again".* has no legal answer/);
});

test.each([
  ["always", true, "coin:next"],
  ["always", false, undefined],
  ["auto", true, undefined],
] as const)("under %s a single answer where others could be is asked for: %s", (hold, hides, asked) => {
  const game = coinGame();
  const questions = [...game.questions].map(([name, entry]) => {
    const run = { ...entry.run, hides: () => hides, choices: () => choose.one([{ key: "stop" }]) };
    return [name, name === "coin:next" ? { ...entry, run } : entry] as const;
  });
  const match = startMatch({ ...game, questions: new Map(questions) }, { seed: 1, hold });
  expect(match.decision?.prompt.id).toBe(asked);
});
