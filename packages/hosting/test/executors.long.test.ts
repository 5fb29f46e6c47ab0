import { type Game, type MatchOptions, randomBot, startMatch } from "@riposte/kernel/run";
import { xstateExecutor } from "@riposte/testing/executors";
import { describe, expect, test } from "vitest";
import { GAMES } from "../src/index.js";

const MATCHES = 200;

function play(game: Game, seed: number, options: Partial<MatchOptions>) {
  const match = startMatch(game, { seed, hold: "auto", ...options });
  const bot = randomBot(seed);
  while (match.outcome === null && match.line.length < 20_000) match.answer(match.seen.seat, bot.answer(match.seen));
  return { line: match.line, hash: match.hash() };
}

describe.each(GAMES)("$title", ({ load }) => {
  test(`${MATCHES} random matches have equal logs under both executors`, { timeout: 3_600_000 }, async () => {
    const composed = (await load()).compose();
    if (!composed.ok) throw new Error(composed.problems.join("\n"));
    for (let seed = 1; seed <= MATCHES; seed++)
      expect(play(composed.game, seed, { executor: xstateExecutor() })).toEqual(play(composed.game, seed, {}));
  });
});
