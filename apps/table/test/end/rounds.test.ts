import type { LogPart } from "@riposte/hosting";
import { expect, test } from "vitest";
import { roundsOf } from "../../src/end/rounds.js";

const part = (
  heading: string | null,
  ...entries: readonly (readonly [step: number, by: number | null])[]
): LogPart => ({
  heading: heading === null ? null : [{ text: heading }],
  entries: entries.map(([step, by]) => ({ step, by, line: [], folded: [], harm: 0, isOpen: false })),
});

test("a round ends before the next one's first decision, and the last one with the match", () => {
  const log = [part(null, [0, null]), part("Round 1", [1, 0], [4, 1]), part("Round 2, Mara begins", [6, 1])];
  expect(roundsOf(log, 9)).toEqual([
    { label: "Round 1", end: 5 },
    { label: "Round 2", end: 9 },
  ]);
});

test("turns of one round are one, and a heading with nothing under it is none", () => {
  const log = [part("Round 1"), part("Round 1, your turn", [1, 0]), part("Round 1, Mara's turn", [3, 1])];
  expect(roundsOf(log, 4)).toEqual([{ label: "Round 1", end: 4 }]);
});

test("what happens by rule belongs to the step that ended the round before", () => {
  expect(roundsOf([part("Turn 1", [1, 0]), part("Turn 2", [3, null])], 5)[0]).toEqual({ label: "Turn 1", end: 3 });
});
