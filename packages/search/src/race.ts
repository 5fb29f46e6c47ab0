import type { Answer } from "@riposte/kernel";
import { Node } from "./node.js";

/** An answer to the question at hand, and how each imagined match went after it. */
export interface Runner {
  readonly answer: Answer;
  readonly node: Node;
  /** What the match of that number was worth; nothing where it was not played. */
  readonly worths: Map<number, number>;
  isOut: boolean;
  /** The sums of what was measured where its matches were judged. */
  readonly measured: number[];
}

/** What one answer was worth more than another in the same matches: on average, and how sure that is. */
export interface Lead {
  readonly by: number;
  /** Standard error. */
  readonly error: number;
  readonly matches: number;
  /** They came to the same in every match. */
  readonly isAlike: boolean;
}

/** Another answer than the policy's is given where it leads by more than so many standard errors, and by more than a trifle. */
export const SURE = 1;
export const TRIFLE = 0.005;
/** How much better than so far an answer may yet turn out to be, in standard errors of what is still to come. */
const HOPE = 1.5;
/** Fewer matches than this say nothing: no answer is out yet, and none is the best. */
export const FEW = 4;
/** Matches seldom differ by less: two that went alike by accident do not make a certainty. */
const LEAST_DEVIATION = 0.02;

export const runner = (answer: Answer): Runner => ({
  answer,
  node: new Node(),
  worths: new Map(),
  isOut: false,
  measured: [],
});

/**
 * Both answers were tried in the same imagined matches with the same dice, so what luck gave to one it gave to the other, and few
 * matches tell them apart.
 */
export function leadOver(one: Runner, other: Runner): Lead {
  let [matches, sum, squares] = [0, 0, 0];
  for (const [number, worth] of one.worths) {
    const beside = other.worths.get(number);
    if (beside === undefined) continue;
    const difference = worth - beside;
    matches += 1;
    sum += difference;
    squares += difference * difference;
  }
  if (matches === 0) return { by: 0, error: 1, matches, isAlike: false };
  const by = sum / matches;
  // few matches understate how much they differ
  const spread = matches > 1 ? (squares - matches * by * by) / (matches - 1) : squares;
  const deviation = Math.sqrt(Math.max(LEAST_DEVIATION ** 2, spread));
  return { by, error: deviation / Math.sqrt(matches), matches, isAlike: squares === 0 };
}

/** The one that is ahead of all others still in the race, the first of equals. */
export function leaderOf(runners: readonly Runner[]): Runner {
  let leader = runners[0] as Runner;
  for (const one of runners) if (one !== leader && !one.isOut && leadOver(one, leader).by > 0) leader = one;
  return leader;
}

/** How an answer would have to stand at the end of the race, and whether it can still come to stand so in so many more matches. */
function canStill({ by, error, matches }: Lead, more: number, needed: { sure: number; by: number }): boolean {
  const all = matches + more;
  const hope = HOPE * error * Math.sqrt(more / all);
  const errorThen = error * Math.sqrt(matches / all);
  return by + hope > needed.by + needed.sure * errorThen;
}

/**
 * Takes out what is another answer by another name, and what cannot be expected to be the answer any more: neither sure to be
 * better than the policy's, which is the first, nor ahead of the leader, in the matches that are left for each.
 */
export function takeOut(runners: readonly Runner[], more: number): void {
  const leader = leaderOf(runners);
  const [usual] = runners;
  for (const one of runners.slice(1)) {
    if (one.isOut) continue;
    const ahead = leadOver(one, usual as Runner);
    if (ahead.matches < FEW) continue;
    const isHopeless =
      !canStill(ahead, more, { sure: SURE, by: TRIFLE }) ||
      (one !== leader && !canStill(leadOver(one, leader), more, { sure: 0, by: 0 }));
    if (ahead.isAlike || isHopeless) one.isOut = true;
  }
}

/** Is the answer found? Only the policy's is left, or one that will be sure to be better however the rest goes. */
export function isDecided([usual, ...others]: readonly Runner[], more: number): boolean {
  const left = others.filter(({ isOut }) => !isOut);
  if (left.length !== 1) return left.length === 0;
  const { by, error, matches } = leadOver(left[0] as Runner, usual as Runner);
  const behind = { by: TRIFLE - by, error, matches, isAlike: false };
  return matches >= FEW && !canStill(behind, more, { sure: -SURE, by: 0 });
}

/** Of those still in the race only so many go on, the policy's among them: the others are tried more often for it. */
export function narrow(runners: readonly Runner[], most: number): void {
  const [usual, ...others] = runners.filter(({ isOut }, at) => at === 0 || !isOut);
  const ahead = others
    .map((one) => ({ one, lead: leadOver(one, usual as Runner) }))
    .filter(({ lead }) => lead.matches >= FEW)
    .sort((one, other) => other.lead.by - one.lead.by);
  for (const { one } of ahead.slice(Math.max(0, most - 1))) one.isOut = true;
}
