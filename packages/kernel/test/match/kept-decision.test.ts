import { expect, test } from "vitest";
import type { Decision } from "../../src/entry/run.js";
import { startLedger } from "../fixtures/ledger.js";

const words = (decision: Decision) => [
  () => decision.choice,
  () => decision.prompt,
  () => decision.count(),
  () => decision.at(0),
  () => decision.options(),
  () => decision.refusals(),
];

test.each([false, true])(
  "a decision speaks of itself while it is pending, and then says that it is over (checks: %s)",
  (checks) => {
    const match = startLedger(checks);
    const kept = match.decision as Decision;
    for (const word of words(kept)) expect(word).not.toThrow();
    match.setPolicy(0, { set: "hold", hold: "never" });
    match.answer(0, [3, 0, 1, 2]);
    expect(kept.at(4)).toEqual(match.decision?.at(4));
    match.answer(0, kept.at(4));
    for (const word of words(kept)) expect(word).toThrow("OLD_DECISION");
    expect(kept).toMatchObject({ id: 0, seat: 0, question: "ledger:next", about: [1, 2, 3, 4] });
  },
);

test.each([false, true])("what is asked again after undo is another decision (checks: %s)", (checks) => {
  const match = startLedger(checks);
  const kept = match.decision as Decision;
  match.answer(0, kept.at(4));
  match.undo({ by: 0, consent: [0] });
  for (const word of words(kept)) expect(word).toThrow("OLD_DECISION");
  expect(match.decision?.at(4)).toEqual([0, 3, 1, 2]);
});
