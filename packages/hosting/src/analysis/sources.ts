import type { Judged } from "./judge-decisions.js";

/** Where the chance to win came from, from 0 to 1 of the first seat: the start, all choices and all luck add up to the end. */
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

/** From one decision to the next: what the choice did, and then what fell. */
export function sourcesOf(judged: readonly Judged[], seats: number, end: number): Sources {
  const choices = Array.from({ length: seats }, () => 0);
  const luck = Array.from({ length: seats }, () => 0);
  const squares = Array.from({ length: seats }, () => 0);
  for (const [at, { seat, before, after, error }] of judged.entries()) {
    const next = judged[at + 1]?.before ?? end;
    choices[seat] = (choices[seat] ?? 0) + (after - before);
    squares[seat] = (squares[seat] ?? 0) + error * error;
    luck[seat] = (luck[seat] ?? 0) + (next - after);
  }
  return { start: judged[0]?.before ?? end, choices, errors: squares.map(Math.sqrt), luck, end };
}
