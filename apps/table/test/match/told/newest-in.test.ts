import type { LogEntry } from "@riposte/hosting";
import { expect, test } from "vitest";
import { newestIn } from "../../../src/match/told/newest-in.js";

const entry = (step: number, by: number | null): LogEntry => ({
  step,
  by,
  line: [],
  folded: [],
  harm: 0,
  isOpen: false,
});

test("a round that has just begun leaves the newest decision where it is, in the one before", () => {
  const log = [
    { heading: null, entries: [entry(1, 0), entry(2, 1)] },
    { heading: [{ text: "Turn 3" }], entries: [] },
  ];
  expect(newestIn(log)?.step).toBe(2);
  expect(newestIn(log, ({ by }) => by === 0)?.step).toBe(1);
  expect(newestIn([])).toBeUndefined();
});
