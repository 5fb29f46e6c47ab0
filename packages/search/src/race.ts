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

/** Whoever is behind by more than this many standard errors is not tried any more. */
const HOPELESS = 2;
/** Fewer matches than this say nothing: nobody is out yet, and nobody is the best. */
export const FEW = 5;
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
  const deviation = Math.sqrt(Math.max(LEAST_DEVIATION ** 2, squares / matches - by * by));
  return { by, error: deviation / Math.sqrt(matches), matches, isAlike: squares === 0 };
}

/** The one that is ahead of all others still in the race, the first of equals. */
export function leaderOf(runners: readonly Runner[]): Runner {
  let leader = runners[0] as Runner;
  for (const one of runners) if (one !== leader && !one.isOut && leadOver(one, leader).by > 0) leader = one;
  return leader;
}

/** Takes out those that are too far behind to be worth another match, and those that are the leader's answer by another name. */
export function takeOut(runners: readonly Runner[], leader: Runner): void {
  for (const one of runners) {
    if (one === leader || one.isOut) continue;
    const { by, error, matches, isAlike } = leadOver(one, leader);
    if (matches >= FEW && (isAlike || by + HOPELESS * error < 0)) one.isOut = true;
  }
}
