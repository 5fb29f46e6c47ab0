import { describePlugin, describeProcedures, fuzzSoundly } from "@riposte/testing";
import { expect, test } from "vitest";
import { onePiece } from "../src/index.js";
import { context, deck, game } from "./position.js";

describePlugin(onePiece(context, { test: deck, again: deck }), {
  matches: 2,
  maxInputs: 150,
  // events and effects of a whole game, one line each
  largeTypes: { "declared.d.ts": 13_500 },
});
describeProcedures(game);

test("random play is sound: every input leaves the table whole, and both modes agree", () => {
  const { coverage } = fuzzSoundly(game, { matches: 12, seed: 1, hold: "auto" });
  expect(Object.keys(coverage.questions)).toContain("op:make-room");
});
