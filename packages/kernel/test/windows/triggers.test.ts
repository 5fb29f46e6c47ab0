import { expect, test } from "vitest";
import { startMatch } from "../../src/entry/run.js";
import { gongGame } from "../fixtures/gong.js";

test("a seat outside the order of play still resolves its triggers", () => {
  const match = startMatch(gongGame([1]), { seed: 1, checks: true, hold: "auto" });
  const { decision } = match;
  expect(decision).toMatchObject({
    question: "kernel:trigger",
    seat: 0,
    choice: { options: [{}, { key: "decline" }] },
  });
  const [bow] = decision?.choice.kind === "one" ? decision.choice.options : [];
  expect(match.answer(0, bow?.key ?? "none")).toMatchObject({ ok: true });
  expect(match.slices.gong.heard).toEqual(["bow"]);
});
