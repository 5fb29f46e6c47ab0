import { imperialAssault } from "@riposte/imperial-assault";
import { powerTokens } from "@riposte/power-tokens";
import { describePlugin, fuzz } from "@riposte/testing";
import { expect, test } from "vitest";
import { surge } from "../src/index.js";
import { context, game } from "./position.js";

const options = { setup: { map: "training-yard" }, matches: 2, maxInputs: 150 };
describePlugin(surge(context), { ...options, game: [imperialAssault(context), powerTokens()] });

test("the base game with surges alone is a whole game: a random match ends by the rules", () => {
  const report = fuzz(game, { matches: 1, seed: 3, maxInputs: 4000, hold: "auto" });
  expect(report).toMatchObject({ failures: [], unfinished: 0 });
});
