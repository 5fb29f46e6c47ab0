import { fuzzSoundly, reachedBy } from "@riposte/testing";
import { expect, test } from "vitest";
import { cardPlayer } from "./sweep/card-player.js";
import { context, sweepGame } from "./sweep/sweep-game.js";

const cards = Object.keys(context.facts.command).map((id) => `cc:${id}`);

test("matches of decks drawn at random are sound, and their cards are played", () => {
  const setups = [0, 1, 2, 3].map((seed) => ({ decks: { random: String(seed) } }));
  const { coverage } = fuzzSoundly(sweepGame, {
    matches: setups.length,
    setups,
    hold: "auto",
    bot: (seed) => cardPlayer(seed),
    maxInputs: 300,
  });
  expect(reachedBy(coverage.abilities, cards).reached.length).toBeGreaterThan(20);
});
