import type { Judged } from "./judge-decisions.js";

/** Where the chance of a side to win came from, from 0 to 1: the start, all choices and all luck add up to the end. */
export interface Sources {
  readonly start: number;
  /** What each seat's choices did, against what the usual bot would have chosen. */
  readonly choices: readonly number[];
  /** How far off each of these may be, two times of three: what was imagined of many decisions adds up. */
  readonly errors: readonly number[];
  /** What fell after each seat's answers, dice and cards, against what was to be expected. */
  readonly luck: readonly number[];
  readonly end: number;
}

/** From one decision to the next: what the choice did for a side, and then what fell. */
export function sourcesOf(judged: readonly Judged[], side: number, seats: number, end: number): Sources {
  const choices = Array.from({ length: seats }, () => 0);
  const luck = Array.from({ length: seats }, () => 0);
  const squares = Array.from({ length: seats }, () => 0);
  const chanceIn = (chances: readonly number[]) => chances[side] ?? 0.5;
  for (const [at, one] of judged.entries()) {
    const { seat, error } = one;
    const [before, after] = [chanceIn(one.before), chanceIn(one.after)];
    const following = judged[at + 1];
    const next = following === undefined ? end : chanceIn(following.before);
    choices[seat] = (choices[seat] ?? 0) + (after - before);
    squares[seat] = (squares[seat] ?? 0) + error * error;
    luck[seat] = (luck[seat] ?? 0) + (next - after);
  }
  const [first] = judged;
  return {
    start: first === undefined ? end : chanceIn(first.before),
    choices,
    errors: squares.map(Math.sqrt),
    luck,
    end,
  };
}
