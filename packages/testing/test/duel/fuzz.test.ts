import { type LiveMatch, randomBot, simulateMatch, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { type DuelGameOptions, duelGame, type ResponseProtocol } from "../../src/duel/index.js";
import { fuzzSoundly, playBoth } from "../../src/index.js";

const PROTOCOLS: readonly ResponseProtocol[] = ["once", "queue", "priority"];

const rich: DuelGameOptions = {
  charms: [
    ["ember", "ember", "salve", "grudge", "flinch"],
    ["thorn", "grudge", "salve", "salve", "flinch"],
  ],
  shields: [1, 1],
  reactions: 2,
};

test.each(PROTOCOLS)("under %s, random play always ends, keeps the invariants and reaches every card", (protocol) => {
  const game = duelGame({ ...rich, protocol });
  const coverage = [...game.abilities.keys()];
  for (const hold of ["auto", "always"] as const) {
    const report = fuzzSoundly(game, { matches: 35, seed: protocol, hold, coverage, maxInputs: 1000 });
    expect(report.unfinished).toBe(0);
  }
});

test.each(PROTOCOLS)("under %s, both executors give the same logs and the same states", (protocol) => {
  const game = duelGame({ ...rich, protocol });
  for (let index = 0; index < 8; index++) {
    const both = playBoth(game, { seed: `${protocol}/${index}`, hold: index % 2 === 0 ? "auto" : "always" });
    expect(both.differences).toEqual([]);
  }
});

test.each(PROTOCOLS)("under %s, simulation leads through the same states as play", (protocol) => {
  const game = duelGame({ ...rich, protocol });
  for (let seed = 0; seed < 12; seed++) {
    const match: LiveMatch<unknown> = startMatch(game, { seed, hold: "auto", checks: true });
    const simulation = simulateMatch(game, { seed, hold: "auto" });
    const bot = randomBot(seed);
    while (match.decision !== null) {
      const answer = bot.answer(match.seen);
      expect(match.answer(match.decision.seat, answer)).toMatchObject({ ok: true });
      expect(simulation.answer(answer)).toBeUndefined();
      expect(simulation.snapshot()).toEqual(match.snapshot());
    }
    expect(simulation.outcome).toEqual(match.outcome);
  }
});
