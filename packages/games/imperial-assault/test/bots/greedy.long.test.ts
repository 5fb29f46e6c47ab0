import { type Bot, randomBot, simulateMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { greedyBot } from "../../src/index.js";
import { context, game } from "../position.js";

const GAMES = 200;

test(`the greedy bot wins at least 80 % of ${GAMES} games against random play, seats alternating`, () => {
  let wins = 0;
  for (let seed = 1; seed <= GAMES; seed++) if (winnerOf(seed) === seed % 2) wins += 1;
  expect(wins / GAMES).toBeGreaterThanOrEqual(0.8);
});

/** Who wins when the bot has the seat of the seed's last bit. */
function winnerOf(seed: number): number | undefined {
  const simulation = simulateMatch(game, { seed });
  const bots = seed % 2 === 0 ? [greedyBot(context), randomBot(seed)] : [randomBot(seed), greedyBot(context)];
  while (simulation.pending !== null) {
    const refusal = simulation.answer((bots[simulation.pending.seat] as Bot).answer(simulation.seen));
    if (refusal !== undefined) throw new Error(refusal.reason);
  }
  return simulation.outcome?.winners[0];
}
