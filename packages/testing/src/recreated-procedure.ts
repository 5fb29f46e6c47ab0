import { type Executor, type Procedure, tableExecutor, toJSON, walkBoth } from "@riposte/kernel/flow";
// biome-ignore lint/style/noRestrictedImports: proving that the exported JSON is an xstate config takes xstate
import { createMachine } from "xstate";

/** Where a procedure made again from its exported JSON does not do what the authored one does. */
export function recreatedDifferences({ name, machine }: Pick<Procedure, "name" | "machine">): readonly string[] {
  const json = JSON.stringify(toJSON(machine));
  const again = createMachine(JSON.parse(json));
  const problems = JSON.stringify(toJSON(again)) === json ? [] : [`${name}: its JSON made again is other JSON`];
  const recreated = compiledForWalking({ name, machine: again });
  return [...problems, ...walkBoth({ name, machine }, tableExecutor, running(recreated))];
}

/** The tables of a procedure as the walk compiles them, whose actions and guards only record. */
function compiledForWalking(procedure: Pick<Procedure, "name" | "machine">): Procedure {
  let compiled: Procedure | undefined;
  const keep: Executor = {
    ...tableExecutor,
    start(walked, frame, match) {
      compiled = walked;
      tableExecutor.start(walked, frame, match);
    },
  };
  walkBoth(procedure, keep, tableExecutor);
  return compiled as Procedure;
}

/** Runs other tables than it is asked to. */
const running = (procedure: Procedure): Executor => ({
  start: (_asked, frame, match) => tableExecutor.start(procedure, frame, match),
  send: (_asked, frame, event, match) => tableExecutor.send(procedure, frame, event, match),
  end: (frame) => tableExecutor.end(frame),
});
