import { expect, test } from "vitest";
import { greedyWins } from "./duel.js";

test("the greedy bot wins at least 80 % of 200 games against random play, decks and seats alternating", () => {
  const seeds = Array.from({ length: 200 }, (_, seed) => seed);
  expect(seeds.filter(greedyWins).length).toBeGreaterThanOrEqual(160);
}, 300_000);
