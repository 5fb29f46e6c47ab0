import type { Result } from "../../src/league/fixture.js";

/** Who met whom, and who won; nobody for a draw. */
export type Met = readonly [one: number, other: number, winner: number | null];

/** Results of which nothing but who won matters. */
export const resultsOf = (games: readonly Met[]): Result[] =>
  games.map(([one, other, winner], number) => ({
    number,
    seats: [one, other],
    seed: "",
    winner,
    isFinished: true,
    inputs: 1,
    used: [],
  }));
