import type { Procedure, Step } from "./compile.js";
import { type Executor, type FlowFrame, NEXT_EVENT } from "./executor.js";

/** Runs procedures from their tables; keeps nothing, allocates nothing. */
export const tableExecutor: Executor = {
  start(procedure: Procedure, frame: FlowFrame, match: unknown): void {
    frame.leaf = run(procedure.initial, match);
  },

  send(procedure: Procedure, frame: FlowFrame, event: string, match: unknown): boolean {
    const { leaf } = frame;
    const candidates = event === NEXT_EVENT ? procedure.nexts[leaf] : procedure.rows[leaf]?.get(event);
    if (candidates === undefined) return false;
    const step = pick(candidates, match);
    if (step === undefined) return false;
    frame.leaf = run(step, match);
    return true;
  },

  end(): void {},
};

function run(first: Step, match: unknown): number {
  let step = first;
  for (;;) {
    const { actions, params } = step;
    for (let index = 0; index < actions.length; index++) actions[index]?.(match, params[index]);
    if (step.follow.length === 0) return step.target;
    const next = pick(step.follow, match);
    if (next === undefined) return step.target;
    step = next;
  }
}

function pick(candidates: readonly Step[], match: unknown): Step | undefined {
  for (let index = 0; index < candidates.length; index++) {
    const step = candidates[index] as Step;
    if (step.guard === undefined || step.guard(match, step.guardParams)) return step;
  }
  return undefined;
}
