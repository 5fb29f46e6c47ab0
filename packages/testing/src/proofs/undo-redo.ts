import { describeRefusal, type LiveMatch, type Refusal, type Step } from "@riposte/kernel/run";
import { everySeat } from "../scenario/perform.js";
import type { StepDifference } from "../scenario/step-difference.js";
import type { Proof } from "./prove.js";
import {
  eventsOf,
  type Moment,
  momentDifferences,
  stateOf,
  traceDifferences,
  traceVerbs,
  type Visit,
} from "./trace.js";

/** Undo at each decision brings back the state before it, and redo what followed; at the end, all the way and back. */
export const undoRedo: Proof = ({ plain, steps, open }) => {
  const { visit, allTheWay } = backAndForth();
  const trace = traceVerbs(open(), steps, visit);
  const found = traceDifferences(plain.moments, trace);
  return found.length > 0 ? found : allTheWay(trace.match, steps.length);
};

/** Goes back and forth at every visit, and at the end all the way. */
export function backAndForth() {
  const line: Moment[] = [];
  const visit: Visit<unknown> = (match, moment, problems) => {
    const at = match.line.length;
    const isUndo = moment.verb !== null && "undo" in moment.verb;
    if (!isUndo || line[at] === undefined) line[at] = { ...moment, events: lastEvents(moment, line[at]) };
    // inputs from before the position have no moment to compare with
    if (line[at - 1] === undefined) return match;
    problems.push(...back(match, line, at - 1, moment.step), ...forth(match, line, at, moment.step));
    return match;
  };
  return { visit, allTheWay: (match: LiveMatch<unknown>, step: number) => allTheWay(match, line, step) };
}

/** Several redone inputs in one step: only the last one's events are told. */
const lastEvents = (moment: Moment, before: Moment | undefined): Moment["events"] =>
  moment.verb !== null && "redo" in moment.verb && before !== undefined ? before.events : moment.events;

function allTheWay(match: LiveMatch<unknown>, line: readonly Moment[], step: number): readonly StepDifference[] {
  const length = match.line.length;
  const first = line.findIndex((moment) => moment !== undefined);
  if (first === length) return [];
  const problems = [...back(match, line, first, step)];
  for (let at = first + 1; at <= length && problems.length === 0; at++) problems.push(...forth(match, line, at, step));
  return problems;
}

function back(match: LiveMatch<unknown>, line: readonly Moment[], to: number, step: number) {
  const result = match.undo({ by: 0, to, consent: everySeat(match) });
  const expected = line[to] as Moment;
  return compared(result, match, { ...expected, events: [] }, step, `undo to ${to}`);
}

const forth = (match: LiveMatch<unknown>, line: readonly Moment[], at: number, step: number) =>
  compared(match.redo(), match, line[at] as Moment, step, `redo of input ${at}`);

function compared(
  result: Step | Refusal,
  match: LiveMatch<unknown>,
  expected: Moment,
  step: number,
  what: string,
): readonly StepDifference[] {
  if (!result.ok) return [{ step, path: what, expected: "accepted", actual: describeRefusal(result) }];
  const actual = { ...stateOf(match), events: eventsOf(result.recorded) };
  return momentDifferences(expected, actual).map((found) => ({ ...found, step, path: `after ${what}: ${found.path}` }));
}
