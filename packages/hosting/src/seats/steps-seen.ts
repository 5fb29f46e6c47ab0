import type { PlayedStep } from "./played-match.js";

/** So many steps of a list that grows. */
export interface StepsSeen {
  readonly steps: readonly PlayedStep[];
  readonly count: number;
}

/** Did nothing happen since? */
export const isAllOf = (seen: StepsSeen, steps: readonly PlayedStep[]): boolean =>
  seen.steps === steps && seen.count === steps.length;

/** How many steps two lists begin with alike: where one has a step of the other, it has all before it too. */
export function sharedLength(one: StepsSeen, other: StepsSeen): number {
  let length = Math.min(one.count, other.count);
  if (one.steps === other.steps) return length;
  while (length > 0 && one.steps[length - 1] !== other.steps[length - 1]) length -= 1;
  return length;
}
