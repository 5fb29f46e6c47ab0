import {
  describeRefusal,
  type Game,
  type LiveMatch,
  loadMatch,
  type MatchOptions,
  resumeMatch,
  saveMatch,
  type View,
} from "@riposte/kernel/run";
import { exactDifferences } from "../differences.js";
import { everySeat, performVerb } from "../scenario/perform.js";
import type { StepDifference } from "../scenario/step-difference.js";
import { isVerb, type ScenarioStep } from "../scenario/steps.js";
import { unserialisable } from "./plain-data.js";
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

/**
 * At each decision the snapshot is written as JSON, and a match resumed from it takes the next input too. At the second, fourth, eighth …
 * decision the whole match is saved, written as JSON, loaded and gone on with: loading plays the log again from its start. At the
 * first it is where nothing is entered; otherwise the last one loaded is undone to there in the end.
 */
export const roundTrip: Proof = ({ game, plain, steps, options, open }) =>
  traceDifferences(plain.moments, traceVerbs(open(), steps, writtenAndRead(game, options, steps)));

/** Goes on at every visit with what was written and read. */
export function writtenAndRead(game: Game, options: MatchOptions, steps: readonly ScenarioStep[]): Visit<unknown> {
  const first = steps.some(isVerb) ? 2 : 1;
  let beside: LiveMatch<unknown> | undefined;
  let decisions = 0;
  return (match, moment, problems) => {
    const at = (found: { path: string; expected: unknown; actual: unknown }) => ({ step: moment.step, ...found });
    const lost = unserialisable(match.state, "state").slice(0, 5).map(at);
    problems.push(...lost);
    // what JSON drops makes no save worth loading
    if (lost.length > 0) return match;
    if (beside !== undefined) problems.push(...follows(beside, moment));
    // a snapshot was written as JSON and read from it
    beside = resumeMatch(game, match.snapshot(), options);
    const views = viewsOf(match);
    problems.push(...viewDifferences(views, beside, "resumed view").map(at));
    decisions += 1;
    if (decisions < first || !Number.isInteger(Math.log2(decisions))) return match;
    const loaded = loadMatch(game, asJSON(saveMatch(match)), options);
    problems.push(...viewDifferences(views, loaded, "loaded view").map(at));
    return loaded;
  };
}

/** The resumed match takes the same input; what went before the snapshot it cannot undo. */
function follows(beside: LiveMatch<unknown>, moment: Moment): readonly StepDifference[] {
  const { step, verb } = moment;
  if (verb === null || "undo" in verb || "redo" in verb) return [];
  const result = performVerb(beside, verb);
  if (!result.ok) return [{ step, path: "resumed match", expected: "accepted", actual: describeRefusal(result) }];
  const actual = { ...stateOf(beside), events: eventsOf(result.recorded) };
  return momentDifferences(moment, actual).map((found) => ({ ...found, path: `resumed ${found.path}` }));
}

/** What each seat sees, and who has none. */
const viewsOf = (match: LiveMatch<unknown>): readonly View[] =>
  [null, ...everySeat(match)].map((seat) => match.viewFor(seat));

const viewDifferences = (expected: readonly View[], actual: LiveMatch<unknown>, path: string) =>
  expected.flatMap((view) =>
    exactDifferences(view, actual.viewFor(view.seat), `${path} of seat ${view.seat}`).slice(0, 3),
  );

const asJSON = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
