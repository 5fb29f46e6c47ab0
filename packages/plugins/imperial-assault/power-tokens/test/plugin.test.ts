import { composeList } from "@riposte/kernel/run";
import { describePlugin, fuzz } from "@riposte/testing";
import { expect, test } from "vitest";
import { powerTokens } from "../src/index.js";
import { base, gameWith } from "./position.js";

describePlugin(powerTokens(), { game: [base], matches: 2, maxInputs: 150 });

test("the base game is whole without it, and random matches with it end by the rules too", () => {
  for (const game of [composeList([base]), gameWith()]) {
    const report = fuzz(game, { matches: 1, seed: 5, maxInputs: 4000, hold: "auto" });
    expect(report).toMatchObject({ failures: [], unfinished: 0 });
  }
});
