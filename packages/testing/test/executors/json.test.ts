import { type Procedure, toJSON } from "@riposte/kernel/flow";
import { expect, test } from "vitest";
import { createMachine } from "xstate";
import { recordingOf, recordingProcedure } from "../../src/executors/walk.js";
import { attack } from "./fixture.js";

test("a machine made from the exported JSON compiles to the same tables", () => {
  const again = createMachine(JSON.parse(JSON.stringify(toJSON(attack))));
  const copy = tablesOf(recordingProcedure({ name: "attack", machine: again }));
  expect(copy).toEqual(tablesOf(recordingProcedure({ name: "attack", machine: attack })));
  expect(JSON.stringify(copy)).toContain("kernel.scope-close");
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
function plain(step: Procedure["initial"]): unknown {
  const recording = recordingOf(new Map());
  for (const [index, action] of step.actions.entries()) action(recording, step.params[index]);
  const actions = [...recording.trace];
  step.guard?.(recording, step.guardParams);
  return { actions, guard: recording.asked, target: step.target, follow: step.follow.map(plain) };
}
