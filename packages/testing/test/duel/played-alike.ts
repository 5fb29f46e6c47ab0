import { type LiveMatch, randomBot, simulateMatch, startMatch } from "@riposte/kernel/run";
import { expect } from "vitest";
import { exactDifferences } from "../../src/differences.js";
import { playBoth } from "../../src/index.js";
import { type DuelGameOptions, duelGame, type ResponseProtocol } from "./game/index.js";

export const PROTOCOLS: readonly ResponseProtocol[] = ["once", "queue", "priority"];

/** Something of everything. */
export const rich: DuelGameOptions = {
  charms: [
    ["ember", "ember", "salve", "grudge", "flinch"],
    ["thorn", "grudge", "salve", "salve", "flinch"],
  ],
  shields: [1, 1],
  reactions: 2,
};

/** Both executors give the same logs and the same states, in so many random matches. */
export function expectSameExecutors(protocol: ResponseProtocol, matches: number): void {
  const game = duelGame({ ...rich, protocol });
  for (let index = 0; index < matches; index++) {
    const both = playBoth(game, { seed: `${protocol}/${index}`, hold: index % 2 === 0 ? "auto" : "always" });
    expect(both.differences).toEqual([]);
  }
}

/** Simulation leads through the same states as play, in so many random matches. */
export function expectSameSimulation(protocol: ResponseProtocol, matches: number): void {
  const game = duelGame({ ...rich, protocol });
  for (let seed = 0; seed < matches; seed++) {
    const match: LiveMatch<unknown> = startMatch(game, { seed, hold: "auto", checks: true });
    const simulation = simulateMatch(game, { seed, hold: "auto" });
    const bot = randomBot(seed);
    while (match.decision !== null) {
      const answer = bot.answer(match.seen);
      const [step, refusal] = [match.answer(match.decision.seat, answer), simulation.answer(answer)];
      const differences = exactDifferences(match.snapshot(), simulation.snapshot());
      expect({ seed, ok: step.ok, refusal, differences }).toEqual({
        seed,
        ok: true,
        refusal: undefined,
        differences: [],
      });
    }
    expect(simulation.outcome).toEqual(match.outcome);
  }
}
