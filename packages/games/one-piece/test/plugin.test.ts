import { describePlugin, describeProcedures, fuzzSoundly } from "@riposte/testing";
import { expect, test } from "vitest";
import { onePiece } from "../src/index.js";
import { context, deck, game } from "./position.js";

describePlugin(onePiece(context, { test: deck, again: deck }), { matches: 2, maxInputs: 150 });
describeProcedures(game);

test("random play is sound: every input leaves the table whole, and both modes agree", () => {
  const { coverage } = fuzzSoundly(game, { matches: 12, seed: 1, hold: "auto" });
  expect(Object.keys(coverage.questions)).toContain("op:make-room");
});
