import type { Procedure } from "../flow/compile.js";
import type { Executor, FlowFrame } from "../flow/executor.js";
import { Constants } from "./constants.js";
import { evaluate } from "./evaluate.js";
import { called, writeFlow } from "./write-flow.js";

type WrittenStep = (rt: null, match: unknown, frame: FlowFrame, start: number) => unknown;
interface Written {
  readonly start: WrittenStep;
  readonly sends: ReadonlyMap<string, WrittenStep>;
}

/** Runs procedures as programs run them, each written when it is first met: what the tables are compared with. */
export function writtenExecutor(): Executor {
  const written = new WeakMap<Procedure, Written>();
  const writtenOf = (procedure: Procedure): Written => {
    const known = written.get(procedure) ?? write(procedure);
    written.set(procedure, known);
    return known;
  };
  return {
    start: (procedure, frame, match) => void writtenOf(procedure).start(null, match, frame, 0),
    send: (procedure, frame, event, match) => writtenOf(procedure).sends.get(event)?.(null, match, frame, 0) === true,
    end: () => undefined,
  };
}

function write(procedure: Procedure): Written {
  const constants = new Constants();
  const { text, start, sends } = writeFlow(procedure, 0, constants, called(constants));
  const events = constants.of([...sends.keys()]);
  const list = `new Map([${[...sends.values()].map((send, at) => `[${events}[${at}], ${send}]`).join(", ")}])`;
  return evaluate(
    `"use strict";\n${constants.declaration()}\n${text}return { start: ${start}, sends: ${list} };`,
    {},
    constants.values,
  );
}
