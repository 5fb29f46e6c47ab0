import { facts } from "@riposte/data-finished";
import { finished, greedyBot, imagineTable, isSettled, judgeTable, type Table } from "@riposte/finished";
import { compose, type LiveMatch, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { type SearchHelp, searchBot } from "../src/index.js";

const game = compose([finished(facts)]);

const help: SearchHelp = {
  imagine(seen) {
    const draw = imagineTable(seen);
    return (below) => ({ finished: draw(below) });
  },
  judge: ({ finished: table }) => [judgeTable(table as Table)],
  isSettled,
  policy: greedyBot,
};

/** A match after the first pass of the stack: every card has been seen. */
function settledMatch(): LiveMatch<unknown> {
  const match = startMatch(game, { seed: 4, setup: { difficulty: "difficult" } });
  const bot = greedyBot();
  while (!isSettled(match.seen)) match.answer(0, bot.answer(match.seen));
  return match;
}

const bot = (simulations = 12) => searchBot(game, help, { seed: 1, simulations, depth: 1200 });

test("what a line promised happens, or something better is found on the way", () => {
  const match = settledMatch();
  const mind = bot();
  let promised = 0;
  for (let answers = 0; answers < 4 && match.outcome === null; answers++) {
    const [best] = mind.consider(match.seen);
    expect(best?.chance).toBeGreaterThanOrEqual(promised);
    promised = best?.chance ?? 0;
    match.answer(0, mind.answer(match.seen));
  }
  expect(promised).toBeGreaterThan(0);
});

test("the best line is at least as good as the policy's own, and as many lines are tried as were paid for", () => {
  const match = settledMatch();
  const [policys] = bot(1).consider(match.seen);
  const considered = bot(15).consider(match.seen);
  expect(considered[0]?.chance).toBeGreaterThanOrEqual(policys?.chance ?? 1);
  expect(considered.reduce((sum, { matches }) => sum + matches, 0)).toBe(15);
  for (const { chance } of considered) expect(chance).toBeLessThanOrEqual(considered[0]?.chance ?? 0);
});

test("the same seed and budget give the same line", () => {
  const match = settledMatch();
  expect(bot().consider(match.seen)).toEqual(bot().consider(match.seen));
});

test("a match that is won in the line is thought about no further", () => {
  const ordered = Array.from({ length: 47 }, (_, index) => index + 1);
  const match = startMatch(game, { seed: 1, setup: { deck: [...ordered.slice(3), 1, 2, 3] } });
  const policy = greedyBot();
  while (!isSettled(match.seen)) match.answer(0, policy.answer(match.seen));
  const told: number[] = [];
  const mind = searchBot(game, help, {
    seed: 1,
    simulations: 500,
    depth: 1200,
    onProgress: (played) => told.push(played),
  });
  expect(mind.consider(match.seen)[0]?.chance).toBe(1);
  expect(told.length).toBeLessThan(500);
});
