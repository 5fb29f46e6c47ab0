import { expect, test } from "vitest";
import { fuzzSoundly } from "../../src/index.js";
import { duelGame } from "./game/index.js";
import { expectSameExecutors, expectSameSimulation, PROTOCOLS, rich } from "./played-alike.js";

test.each(PROTOCOLS)("under %s, random play always ends, keeps the invariants and reaches every card", (protocol) => {
  const game = duelGame({ ...rich, protocol });
  const coverage = [...game.abilities.keys()];
  for (const hold of ["auto", "always"] as const) {
    const report = fuzzSoundly(game, { matches: 35, seed: protocol, hold, coverage, maxInputs: 1000 });
    expect(report.unfinished).toBe(0);
  }
});

test.each(PROTOCOLS)("under %s, both executors give the same logs and the same states", (protocol) => {
  expectSameExecutors(protocol, 8);
});

test.each(PROTOCOLS)("under %s, simulation leads through the same states as play", (protocol) => {
  expectSameSimulation(protocol, 12);
});
