import { randomBot, simulateMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { greedyBot } from "../../src/index.js";
import { game } from "../position.js";

test("the greedy bot beats the random one from either seat", () => {
  const winners = [0, 1, 0, 1].map((greedy, seed) => {
    const bots = [0, 1].map((seat) => (seat === greedy ? greedyBot(`g${seed}`) : randomBot(`r${seed}`)));
    const battle = simulateMatch(game, { seed, setup: {} });
    while (battle.pending !== null) battle.answer(bots[battle.pending.seat]?.answer(battle.seen) as never);
    return battle.outcome?.winners;
  });
  expect(winners).toEqual([[0], [1], [0], [1]]);
});
