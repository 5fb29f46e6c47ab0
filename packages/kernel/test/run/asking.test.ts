import { expect, test } from "vitest";
import { choose, startMatch } from "../../src/index.js";
import { gongGame } from "./gong.js";

test("a question without an answer is never posed, not even one that is always asked", () => {
  const game = gongGame();
  const questions = [...game.questions].map(([name, entry]) => {
    const run = { ...entry.run, alwaysAsk: true, choices: () => choose.one([]) };
    return [name, name === "gong:again" ? { ...entry, run } : entry] as const;
  });
  const silent = { ...game, questions: new Map(questions) };
  expect(() => startMatch(silent, { seed: 1, hold: "never" })).toThrow(/"gong:again".* has no legal answer/);
});
