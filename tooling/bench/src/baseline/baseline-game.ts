/** The four ways to set out the tokens. */
export type Difficulty = "veryEasy" | "easy" | "regular" | "difficult";

/** Cards that wait for a later turn; an "all" set replaces that turn's draw, a "one" area adds to it. */
export interface FutureArea {
  kind: "one" | "all";
  cards: number[];
}

/** Everything two implementations must agree on when a game stops. */
export interface BaselineResult {
  won: boolean;
  lost: boolean;
  finished: number;
  coffee: number;
  active: number;
  reserve: number;
  turns: number;
  inputs: number;
  draw: number[];
  present: number[];
  past: number[];
  future: FutureArea[];
  /** Candy on card n at index n - 1. */
  candy: number[];
}

/** A running game of Finished! that a player drives by the index of a legal answer. */
export interface BaselineGame {
  /** How many legal answers the current decision has; 0 once the game is over. */
  count(): number;
  answerIndex(index: number): void;
  done(): boolean;
  result(): BaselineResult;
}

/** Coffee, active candy and reserve candy per difficulty. */
export const tokens: Readonly<Record<Difficulty, readonly [coffee: number, active: number, reserve: number]>> = {
  veryEasy: [7, 7, 3],
  easy: [7, 5, 5],
  regular: [6, 5, 5],
  difficult: [5, 5, 5],
};
