import type { Answer } from "@riposte/kernel";

/** An answer that was tried, and what it led to. */
export interface Branch {
  readonly answer: Answer;
  readonly node: Node;
  visits: number;
  /** How often it could have been chosen: hidden things differ from one imagined match to the next. */
  offered: number;
  /** What it was worth in all, to the seat that gave the answer. */
  worth: number;
}

/** A moment at which a seat is asked, in all the imagined matches that led there by the same answers. */
export class Node {
  visits = 0;
  readonly branches = new Map<string, Branch>();
}

/** How much a search looks at what it has seldom tried. */
const CURIOSITY = 0.25;

/** The branch to try next: good so far, or seldom tried for how often it was offered. */
export function mostPromising(branches: readonly Branch[]): Branch {
  let [best, top] = [branches[0] as Branch, Number.NEGATIVE_INFINITY];
  for (const branch of branches) {
    const { visits, offered, worth } = branch;
    const score = visits === 0 ? Number.MAX_VALUE : worth / visits + CURIOSITY * Math.sqrt(Math.log(offered) / visits);
    if (score > top) [best, top] = [branch, score];
  }
  return best;
}
