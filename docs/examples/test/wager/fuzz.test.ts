import { fuzz } from "@riposte/testing";
import { expect, test } from "vitest";
import { game } from "./base.js";

test("random matches break no invariant, and some wagers are settled", () => {
  const { failures, coverage } = fuzz(game, { matches: 3, maxInputs: 150 });
  expect(failures).toEqual([]);
  expect(coverage.events["wager:settled"]).toBeGreaterThan(0);
});
