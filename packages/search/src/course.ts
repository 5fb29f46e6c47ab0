import type { Answer } from "@riposte/kernel";
import { type Considered, considered } from "./considered.js";
import { FEW, isDecided, narrow, type Runner, runner, takeOut } from "./race.js";

/** So many answers are tried from the start, fewer with a small budget; of the others one more for every few matches. */
const FIRST = 6;
const BREADTH = 1.2;
/** When a decided race takes in more of a long list, so many at once. */
const NEXT = 3;

/** No answer enters behind the first part of the budget; then only some go on, and at last the best beside the policy's. */
const PARTS = [
  { until: 1 / 3, most: Number.POSITIVE_INFINITY },
  { until: 2 / 3, most: 4 },
  { until: 1, most: 2 },
] as const;

/** What a race is run in. */
interface Course {
  /** How many matches there are, at most. */
  readonly simulations: number;
  /** How much of the budget has gone after so many matches, from 0 to 1. */
  goneAfter(matches: number): number;
  /** Those worth trying first, behind the policy's, which stays the first. */
  sort(answers: readonly Answer[]): readonly Answer[];
  /** Tries all that are in the race in one more match; asks after each whether it is over. */
  tryAll(runners: readonly Runner[], hasEnded: () => boolean): void;
  /** Counts a match that was played. */
  isOver(): boolean;
}

/**
 * Spends a budget on telling answers apart: all against the policy's, which is the first and never falls out. The race ends as soon as
 * no other can be expected to beat it any more, or one is sure to.
 */
export function race(answers: readonly Answer[], course: Course): readonly Considered[] {
  const { simulations, goneAfter, sort, tryAll, isOver } = course;
  // when no answer can fall out yet, a third of the budget has gone
  const width = Math.max(2, Math.min(FIRST, Math.floor(simulations / (3 * FEW))));
  const waiting = answers.length <= width ? [...answers] : [...sort(answers)];
  const runners = waiting.splice(0, width).map(runner);
  const enter = (count: number) => runners.push(...waiting.splice(0, count).map(runner));
  let [played, hasEnded] = [0, false];
  while (!hasEnded) {
    tryAll(runners, () => {
      played += 1;
      hasEnded = isOver();
      return hasEnded;
    });
    const gone = goneAfter(played);
    const { most } = PARTS.find(({ until }) => gone < until) ?? PARTS[2];
    // as if only one went on beside the policy's
    const more = (played * (1 - gone)) / gone / 2;
    takeOut(runners, more);
    narrow(runners, most);
    const mayEnter = waiting.length > 0 && most > FIRST;
    // nothing is left to find out
    if (isDecided(runners, more) && !mayEnter) break;
    if (mayEnter)
      enter(isDecided(runners, more) ? NEXT : Math.max(0, Math.floor(BREADTH * Math.sqrt(played)) - runners.length));
  }
  return considered(runners);
}
