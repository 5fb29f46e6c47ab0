import { type Bot, simulateMatch, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { greedyBot, plannerBot } from "../../src/index.js";
import { game } from "../position.js";

function finishedBy(bot: Bot, seed: number): number {
  const simulation = simulateMatch(game, { seed });
  while (simulation.outcome === null) {
    const refusal = simulation.answer(bot.answer(simulation.seen));
    if (refusal !== undefined) throw new Error(refusal.reason);
  }
  return simulation.outcome.finished as number;
}

test("looking ahead finishes more cards than rules of thumb", () => {
  const seeds = [1, 2, 3, 4];
  const total = (bot: (seed: number) => Bot) => seeds.reduce((sum, seed) => sum + finishedBy(bot(seed), seed), 0);
  expect(total((seed) => plannerBot(game, seed))).toBeGreaterThan(1.4 * total(() => greedyBot()));
}, 60_000);

test("the same seed plans the same game", () => {
  expect(finishedBy(plannerBot(game, 5), 7)).toBe(finishedBy(plannerBot(game, 5), 7));
}, 60_000);

test("the bots know only what has been seen: another order of unseen cards gives the same answers", () => {
  const deck = Array.from({ length: 47 }, (_, index) => ((index * 20) % 47) + 1);
  const shuffled = [...deck.slice(0, 12), ...deck.slice(12).reverse()];
  const answers = (cards: number[], bot: Bot) => {
    const match = startMatch(game, { seed: 1, setup: { deck: cards } });
    const given: unknown[] = [];
    while (match.slices.finished.draw.length > 38 && match.outcome === null) {
      const answer = bot.answer(match.seen);
      given.push(answer);
      match.answer(0, answer);
    }
    return given.slice(0, 6);
  };
  expect(answers(deck, plannerBot(game, 1))).toEqual(answers(shuffled, plannerBot(game, 1)));
  expect(answers(deck, greedyBot())).toEqual(answers(shuffled, greedyBot()));
}, 60_000);
