import { type Executor, type Procedure, tableExecutor, toJSON } from "@riposte/kernel/flow";
// biome-ignore lint/style/noRestrictedImports: proving that the exported JSON is an xstate config takes xstate
import { createMachine } from "xstate";
import { recordingProcedure, walkBoth } from "./executors/walk.js";

/** Where a procedure made again from its exported JSON does not do what the authored one does. */
export function recreatedDifferences({ name, machine }: Pick<Procedure, "name" | "machine">): readonly string[] {
  const json = JSON.stringify(toJSON(machine));
  const again = createMachine(JSON.parse(json));
  const problems = JSON.stringify(toJSON(again)) === json ? [] : [`${name}: its JSON made again is other JSON`];
  const recreated = recordingProcedure({ name, machine: again });
  return [...problems, ...walkBoth({ name, machine }, tableExecutor, running(recreated))];
}

/** Runs other tables than it is asked to. */
const running = (procedure: Procedure): Executor => ({
  start: (_asked, frame, match) => tableExecutor.start(procedure, frame, match),
  send: (_asked, frame, event, match) => tableExecutor.send(procedure, frame, event, match),
  end: (frame) => tableExecutor.end(frame),
});
