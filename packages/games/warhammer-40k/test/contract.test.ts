import { describePlugin, describeProcedures, fuzz } from "@riposte/testing";
import { expect, test } from "vitest";
import { warhammer40k } from "../src/index.js";
import { context, game } from "./position.js";

describePlugin(warhammer40k(context), {
  hold: "auto",
  matches: 2,
  maxInputs: 60,
  largeTypes: {
    "attack/fact.d.ts": 12_500,
    "attack/query.d.ts": 10_500,
    "setup/parse-setup.d.ts": 11_000,
    "slice.d.ts": 40_000,
    "declared.d.ts": 20_000,
  },
});
describeProcedures(game);

test("random battles of five rounds end with every invariant kept", () => {
  const report = fuzz(game, { matches: 5, seed: 1, hold: "auto", maxInputs: 2000 });
  expect(report).toMatchObject({ failures: [], unfinished: 0 });
});
