import { expect, test } from "vitest";
import { greedyWins } from "./duel.js";

test("the greedy bot wins nearly always against random play, with either deck from either seat", () => {
  const seeds = Array.from({ length: 12 }, (_, seed) => seed);
  expect(seeds.filter(greedyWins).length).toBeGreaterThanOrEqual(10);
});
