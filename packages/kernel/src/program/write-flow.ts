import type { Procedure, Step } from "../flow/compile.js";
import type { ActionFn } from "../flow/registry.js";
import { type Constants, readable } from "./constants.js";

/**
 * How one action of a step is written. The leaf the step leads to is given with the last action of a step that was sent, not entered at
 * a start: nothing comes after it, so what it would queue may be done at once.
 */
export type WriteAction = (action: ActionFn, params: unknown, lastBefore: number | null) => string;

/** The text of functions that run a procedure's steps: `start`, and one per event, each taking the frame. */
export interface WrittenFlow {
  readonly text: string;
  readonly start: string;
  /** By event; each returns whether there was a way on. */
  readonly sends: ReadonlyMap<string, string>;
}

/** Writes a procedure as straight steps: one function per step, guards and actions called by their own names. */
export function writeFlow(procedure: Procedure, place: number, constants: Constants, write: WriteAction): WrittenFlow {
  const functions: string[] = [];
  const written = new Map<Step, string>();
  const name = `${readable(procedure.name)}_${place}`;

  const stepName = (step: Step, isSent: boolean): string => {
    const known = isSent ? written.get(step) : undefined;
    if (known !== undefined) return known;
    const leaf = readable(procedure.leaves[step.target] as string);
    const own = `step${functions.length}_${name}_${leaf}`;
    if (isSent) written.set(step, own);
    // the place is taken before what follows is written, so that every function has a number of its own
    const at = functions.push("") - 1;
    functions[at] = `function ${own}(rt, m, frame, start) {\n${stepBody(step, isSent)}}\n`;
    return own;
  };
  const stepBody = ({ actions, params, follow, target }: Step, isSent: boolean): string => {
    const last = isSent && follow.length === 0 ? actions.length - 1 : -1;
    const body = actions.map((action, index) => write(action, params[index], index === last ? target : null));
    return `${body.join("")}${ways(follow, isSent, "return;")}  frame.leaf = ${target};\n`;
  };
  const ways = (candidates: readonly Step[], isSent: boolean, leave: string): string => {
    let text = "";
    for (const step of candidates) {
      const go = `${stepName(step, isSent)}(rt, m, frame, start);`;
      if (step.guard === undefined) return `${text}  { ${go} ${leave} }\n`;
      const args = step.guardParams === undefined ? "m" : `m, ${constants.of(step.guardParams)}`;
      text += `  if (${constants.of(step.guard)}(${args})) { ${go} ${leave} }\n`;
    }
    return text;
  };

  const start = stepName(procedure.initial, false);
  const sends = new Map<string, string>();
  for (const event of procedure.events) {
    const cases = procedure.rows.flatMap((row, leaf) => {
      const candidates = row.get(event);
      return candidates === undefined ? [] : [`  case ${leaf}:\n${ways(candidates, true, "return true;")}  break;\n`];
    });
    const own = `send${sends.size}_${name}_${readable(event)}`;
    functions.push(
      `function ${own}(rt, m, frame, start) {\n  switch (frame.leaf) {\n${cases.join("")}  }\n  return false;\n}\n`,
    );
    sends.set(event, own);
  }
  return { text: functions.join(""), start, sends };
}

/** An action as it stands in the machine. */
export const called =
  (constants: Constants): WriteAction =>
  (action, params) =>
    `  ${constants.of(action)}(m, ${constants.of(params)});\n`;
