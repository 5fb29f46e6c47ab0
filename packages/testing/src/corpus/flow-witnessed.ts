import { type Executor, tableExecutor } from "@riposte/kernel/flow";
import type { Game } from "@riposte/kernel/run";
import { deed, type Run, type Tell } from "./act.js";

/** Runs procedures and tells where each went and what it did: the doing of the plugin that defines it. */
export function flowWitnessed(game: Game, tell: Tell): Executor {
  const owners = new Map(
    game.plugins.flatMap(({ name, behaviour }) =>
      Object.keys(behaviour.procedures ?? {}).map((procedure) => [procedure, name]),
    ),
  );
  // the kernel's own procedures only do what plugins queued
  const watched = (procedure: string, run: Run): Run => {
    const owner = owners.get(procedure);
    return owner === undefined ? run : deed(tell, owner, `procedure "${procedure}"`, 0, run);
  };
  return {
    start(procedure, frame, match) {
      const run: Run = (seen) => {
        tableExecutor.start(procedure, frame, seen);
        return procedure.leaves[frame.leaf];
      };
      watched(procedure.name, run)(match);
    },
    send(procedure, frame, event, match) {
      let isTaken = false;
      const run: Run = (seen) => {
        isTaken = tableExecutor.send(procedure, frame, event, seen);
        return procedure.leaves[frame.leaf];
      };
      watched(procedure.name, run)(match);
      return isTaken;
    },
    end: (frame) => tableExecutor.end(frame),
  };
}
