import { KernelError } from "@riposte/kernel";
import type { FlowFrame, Procedure } from "@riposte/kernel/flow";
import { machineOf, tableExecutor, toJSON, toMermaid } from "@riposte/kernel/flow";
import { expect } from "vitest";
import { createMachine } from "xstate";
import { recordingOf, recordingProcedure, walkBoth } from "../../src/executors/walk.js";
import { xstateExecutor } from "../../src/executors/xstate-executor.js";
import { type Pick, pickFrom, randomMachine } from "./random-machine.js";

/** Runs that many random machines under both executors and expects no difference; FLOW_FUZZ_SEED moves the first seed. */
export function fuzzMachines(machines: number): void {
  const first = Number(process.env.FLOW_FUZZ_SEED ?? 1);
  const seen = { compiled: 0, live: 0, done: 0, followed: 0, called: 0 };
  for (let seed = first; seed < first + machines; seed++) {
    const pick = pickFrom(seed);
    const procedure = compileIfSupported(randomMachine(pick));
    if (procedure === undefined) continue;
    seen.compiled++;
    if (procedure.rows.some((row) => [...row.values()].flat().some((step) => step.follow.length > 0))) seen.followed++;
    if (procedure.calls.length > 0) seen.called++;
    const walked = seed % 4 === 0 ? walkBoth(procedure) : [];
    expect(walked, `seed ${seed}`).toEqual([]);
    for (let run = 0; run < 2; run++) {
      const { left, right, handled, done } = randomRun(procedure, pick);
      seen.live += handled;
      seen.done += done;
      expect(right, `seed ${seed}`).toEqual(left);
    }
    const again = createMachine(JSON.parse(JSON.stringify(toJSON(procedure.machine))));
    expect(toMermaid(again), `seed ${seed}`).toBe(toMermaid(procedure.machine));
  }
  // The generator must not drift into machines that prove nothing.
  expect(seen.compiled).toBeGreaterThan(machines * 0.4);
  expect(seen.live).toBeGreaterThan(machines * 2);
  expect(seen.done).toBeGreaterThan(machines * 0.1);
  expect(seen.followed).toBeGreaterThan(machines * 0.05);
  expect(seen.called).toBeGreaterThan(machines * 0.05);
}

/** Sends the same random events to a live actor and to the tables; now and then both frames jump back, as undo does. */
function randomRun(procedure: Procedure, pick: Pick) {
  const xstate = xstateExecutor();
  const frames: readonly [FlowFrame, FlowFrame] = [
    { id: 1, leaf: -1 },
    { id: 1, leaf: -1 },
  ];
  const left: string[] = [];
  const right: string[] = [];
  let handled = 0;
  const both = (run: (frame: FlowFrame, executor: typeof tableExecutor, salt: number) => string) => {
    const salt = pick(1 << 30);
    left.push(run(frames[0], tableExecutor, salt));
    right.push(run(frames[1], xstate, salt));
  };
  both((frame, executor, salt) => {
    const recording = recordingOf(saltedAnswers(salt));
    executor.start(procedure, frame, recording);
    return `${frame.leaf} ${recording.trace.join()}`;
  });
  for (let step = 0; step < 20 && !procedure.final[frames[0].leaf]; step++) {
    const event = [...procedure.events, "nonsense"][pick(procedure.events.length + 1)] as string;
    if (pick(8) === 0) {
      const leaf = pick(procedure.leaves.length);
      for (const frame of frames) frame.leaf = leaf;
    }
    both((frame, executor, salt) => {
      const recording = recordingOf(saltedAnswers(salt));
      const sent = executor.send(procedure, frame, event, recording);
      if (sent && executor === xstate) handled++;
      return `${event} ${sent} ${frame.leaf} ${recording.trace.join()}`;
    });
  }
  return { left, right, handled, done: procedure.final[frames[0].leaf] ? 1 : 0 };
}

// An endless map of answers: a hash of the key and the salt of the step.
function saltedAnswers(salt: number): ReadonlyMap<string, boolean> {
  const answers = new Map<string, boolean>();
  answers.get = (key) =>
    pickFrom([...key].reduce((hash, char) => Math.imul(hash, 31) + char.charCodeAt(0), salt))(2) === 0;
  return answers;
}

function compileIfSupported(config: ReturnType<typeof randomMachine>): Procedure | undefined {
  try {
    return recordingProcedure({ name: "random", machine: machineOf(config) });
  } catch (error) {
    if (error instanceof KernelError && error.code === "FLOW_UNSUPPORTED") return undefined;
    throw error;
  }
}
