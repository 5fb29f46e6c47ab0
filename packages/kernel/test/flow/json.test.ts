import { expect, test } from "vitest";
import { createMachine } from "xstate";
import type { Procedure, Step } from "../../src/flow/compile.js";
import { toJSON } from "../../src/flow/json.js";
import { recordingOf, recordingProcedure } from "../../src/flow/walk.js";
import { attack } from "./fixture.js";

test("a machine made from the exported JSON compiles to the same tables", () => {
  const again = createMachine(JSON.parse(JSON.stringify(toJSON(attack))));
  const copy = tablesOf(recordingProcedure({ name: "attack", machine: again }));
  expect(copy).toEqual(tablesOf(recordingProcedure({ name: "attack", machine: attack })));
  expect(JSON.stringify(copy)).toContain("kernel.scope-close");
});

test("the exported JSON is plain data: it is equal to what JSON makes of it", () => {
  expect(JSON.parse(JSON.stringify(toJSON(attack)))).toEqual(toJSON(attack));
});

test("a machine with a function has no JSON", () => {
  const machine = createMachine({ initial: "a", states: { a: { entry: () => {} } } });
  expect(() => toJSON(machine)).toThrow(/FLOW_UNSUPPORTED.*states\.a\.entry/);
});

function tablesOf({ leaves, final, events, initial, rows }: Procedure) {
  return {
    leaves,
    final,
    events,
    initial: plain(initial),
    rows: rows.map((row) => [...row].map(([event, steps]) => [event, steps.map(plain)])),
  };
}

// Functions compare by identity, so each step is written as what it records.
function plain(step: Step): unknown {
  const recording = recordingOf(new Map());
  for (const [index, action] of step.actions.entries()) action(recording, step.params[index]);
  const actions = [...recording.trace];
  step.guard?.(recording, step.guardParams);
  return { actions, guard: recording.asked, target: step.target, follow: step.follow.map(plain) };
}
