import { randomBot, startMatch, xstateExecutor } from "@riposte/kernel";
import { expect, test } from "vitest";
import { game } from "./position.js";

function play(seed: number, options: object) {
  const match = startMatch(game, { seed, setup: { ruleset: seed % 5 === 0 ? "seed" : "official" }, ...options });
  const bot = randomBot(seed);
  while (match.outcome === null && match.line.length < 1500) match.answer(0, bot.answer(match.seen));
  return { line: match.line, hash: match.hash() };
}

test("200 random games have equal logs under both executors", () => {
  for (let seed = 1; seed <= 200; seed++) expect(play(seed, { executor: xstateExecutor() })).toEqual(play(seed, {}));
});
