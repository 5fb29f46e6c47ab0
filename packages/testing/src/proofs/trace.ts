import { describeRefusal, type LiveMatch, type State } from "@riposte/kernel/run";
import { exactDifferences } from "../differences.js";
import type { Opened } from "../scenario/open-position.js";
import { performVerb } from "../scenario/perform.js";
import type { StepDifference } from "../scenario/step-difference.js";
import { describeStep, isVerb, type ScenarioStep, type Verb } from "../scenario/steps.js";

/** What a match was like after a verb; the first moment, with step -1, is the position. */
export interface Moment {
  readonly step: number;
  readonly verb: Verb | null;
  /** How many inputs the match had by then. */
  readonly entered: number;
  readonly state: NamedState;
  readonly events: readonly Told[];
}

/** A state at rest; its frames by name, because numbers are each composition's own. */
type NamedState = Omit<State, "frames"> & { readonly frames: readonly unknown[] };

interface Told {
  readonly type: string;
  readonly payload: unknown;
}

export interface Trace<O> {
  /** The state at the position. */
  readonly start: State;
  readonly moments: readonly Moment[];
  readonly problems: readonly StepDifference[];
  /** The match at the end. */
  readonly match: LiveMatch<O>;
}

/** What a proof does at every decision; it may go on with another match that must behave alike. */
export type Visit<O> = (match: LiveMatch<O>, moment: Moment, problems: StepDifference[]) => LiveMatch<O>;

/** Does the verbs of a scenario one after the other and notes every moment; stops at the first refusal or problem. */
export function traceVerbs<O>(opened: Opened<O>, steps: readonly ScenarioStep[], visit?: Visit<O>): Trace<O> {
  const problems: StepDifference[] = [];
  const moments: Moment[] = [];
  let { match } = opened;
  const start = match.state;
  const note = (step: number, verb: Verb | null, events: Moment["events"]) => {
    const moment = momentOf(match, step, verb, events);
    moments.push(moment);
    if (visit !== undefined) match = visit(match, moment, problems);
  };
  note(-1, null, []);
  for (const [index, step] of steps.entries()) {
    if (!isVerb(step)) continue;
    if (problems.length > 0) break;
    const result = performVerb(match, step);
    if (!result.ok) {
      problems.push({ step: index, path: describeStep(step), expected: "accepted", actual: describeRefusal(result) });
      break;
    }
    note(index, step, eventsOf(result.recorded));
  }
  return { start, moments, problems, match };
}

/** What a match is like now, after a verb and what it published. */
export const momentOf = (
  match: LiveMatch<unknown>,
  step: number,
  verb: Verb | null,
  events: Moment["events"],
): Moment => ({ step, verb, entered: match.inputs.length, events, ...stateOf(match) });

/** The state of a match as moments keep it. */
export function stateOf({ game, state }: Pick<LiveMatch<unknown>, "game" | "state">): Pick<Moment, "state"> {
  const frames = state.frames.map(({ id, base, vars, invoked, procedure, leaf }) => {
    const { name, leaves } = game.procedures[procedure] ?? {};
    return { id, base, vars, invoked, procedure: name, leaf: leaves?.[leaf] };
  });
  return { state: { ...state, frames } };
}

/** Where a moment is not like the one of the plain run. */
export function momentDifferences(
  expected: Moment,
  actual: { readonly state: unknown; readonly events: Moment["events"] },
) {
  const state = exactDifferences(expected.state, actual.state, "state").slice(0, 5);
  const events = exactDifferences(expected.events, actual.events, "events").slice(0, 5);
  return [...state, ...events].map((difference): StepDifference => ({ step: expected.step, ...difference }));
}

/** The first moment at which two runs differ. */
export function traceDifferences<O>(plain: readonly Moment[], other: Trace<O>): readonly StepDifference[] {
  for (const [index, moment] of other.moments.entries()) {
    const found = momentDifferences(plain[index] as Moment, moment);
    if (found.length > 0) return found;
  }
  return other.problems;
}

export const eventsOf = (recorded: readonly Told[]): readonly Told[] =>
  recorded.map(({ type, payload }) => ({ type, payload }));
