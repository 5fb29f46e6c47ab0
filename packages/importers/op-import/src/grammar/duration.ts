import { eat, type Reader } from "../reader.js";

const DURATIONS: readonly (readonly [string, string])[] = [
  ["during this battle", "thisBattle"],
  ["(during this turn|this turn)", "thisTurn"],
  ["until the start of your next turn", "untilStartOfYourNextTurn"],
  ["(until the end of|during) (your opponent's|their) next (turn|End Phase)", "untilEndOfOpponentsNextTurn"],
  ["until the end of your next (turn|End Phase)", "untilEndOfYourNextTurn"],
];

/** How long, if it is said. */
export function readDuration(r: Reader): string | undefined {
  return DURATIONS.find(([words]) => eat(r, words) !== undefined)?.[1];
}
