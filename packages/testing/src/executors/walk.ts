import {
  compileProcedure,
  type Executor,
  type FlowFrame,
  type FlowRegistry,
  type Procedure,
  tableExecutor,
} from "@riposte/kernel/flow";
import { xstateExecutor } from "./xstate-executor.js";

/** Answers of guards by "name(params)@actions run so far"; a guard not listed says no. */
export type GuardAnswers = ReadonlyMap<string, boolean>;

/** The match of a recorded run: guards answer from a list, actions only leave a trace. */
export interface Recording {
  readonly answers: GuardAnswers;
  readonly trace: string[];
  /** Keys of the guards consulted, in order. */
  readonly asked: string[];
}

/** A procedure of the same machine whose actions and guards record instead of doing anything; its match is a `Recording`. */
export function recordingProcedure(procedure: Pick<Procedure, "name" | "machine">): Procedure {
  return compileProcedure(procedure.name, procedure.machine, recorder);
}

/** An empty recording with these answers. */
export const recordingOf = (answers: GuardAnswers): Recording => ({ answers, trace: [], asked: [] });

/** Walks every leaf × event × guard combination, and the start, under both executors and returns the differences. */
export function walkBoth(
  procedure: Pick<Procedure, "name" | "machine">,
  one: Executor = tableExecutor,
  other: Executor = xstateExecutor(),
): readonly string[] {
  const recorded = recordingProcedure(procedure);
  const differences: string[] = [];
  const compare = (where: string, run: (executor: Executor, recording: Recording) => string) => {
    eachAnswer((answers) => {
      const recording = recordingOf(answers);
      const left = run(one, recording);
      const right = run(other, recordingOf(answers));
      if (left !== right) differences.push(`${where} with ${describeAnswers(answers)}: ${left} but ${right}`);
      return recording.asked;
    });
  };
  compare("start", (executor, recording) => {
    const frame: FlowFrame = { id: 0, leaf: -1 };
    executor.start(recorded, frame, recording);
    executor.end(frame);
    return outcome(recorded, frame, true, recording);
  });
  recorded.leaves.forEach((name, leaf) => {
    for (const event of [...recorded.events, "an event no machine has"]) {
      compare(`${name} on ${event}`, (executor, recording) => {
        const frame: FlowFrame = { id: 0, leaf };
        const handled = executor.send(recorded, frame, event, recording);
        executor.end(frame);
        return outcome(recorded, frame, handled, recording);
      });
    }
  });
  return differences;
}

// Follows the tree of answers a run asks for: an unlisted guard says no, then each such no is turned into a yes.
function eachAnswer(run: (answers: GuardAnswers) => readonly string[]): void {
  const explore = (answers: GuardAnswers): void => {
    const open = [...new Set(run(answers))].filter((key) => !answers.has(key));
    open.forEach((key, index) => {
      const nos = open.slice(0, index).map((earlier) => [earlier, false] as const);
      explore(new Map([...answers, ...nos, [key, true]]));
    });
  };
  explore(new Map());
}

const recorder: FlowRegistry = {
  action: (name) => (recording: Recording, params: unknown) => {
    recording.trace.push(`${name}(${JSON.stringify(params) ?? ""})`);
  },
  guard: (name) => (recording: Recording, params: unknown) => {
    // With the actions so far in the key, a guard may answer otherwise later in the same step, as real ones do.
    const key = `${name}(${JSON.stringify(params) ?? ""})@${recording.trace.length}`;
    recording.asked.push(key);
    return recording.answers.get(key) ?? false;
  },
  hasProcedure: () => true,
  effectProblem: () => undefined,
};

const outcome = ({ leaves }: Procedure, frame: FlowFrame, handled: boolean, { trace }: Recording): string =>
  `${handled ? "" : "not handled, "}${leaves[frame.leaf] ?? "nowhere"} after [${trace.join(", ")}]`;

const describeAnswers = (answers: GuardAnswers): string =>
  `{${[...answers].map(([key, answer]) => `${key}: ${answer}`).join(", ")}}`;
