import type { Result } from "./fixture.js";

/** How strong a contender is: 400 points are ten wins to one; the middle is 1500. */
export interface Rating {
  readonly value: number;
  /** In 19 of 20 leagues like this one the rating lies between these. */
  readonly low: number;
  readonly high: number;
}

const SCALE = 400 / Math.LN10;
const MIDDLE = 1500;
const Z = 1.959963984540054;
/** Each has drawn this many matches against an average opponent, so that none is infinitely strong. */
const PRIOR = 1;
const ROUNDS = 500;

/** Bradley and Terry's model by the most likely strengths; the intervals are those of its curvature there. */
export function ratingsOf(contenders: number, results: readonly Result[]): readonly Rating[] {
  const games = table(contenders);
  const wins = Array.from({ length: contenders }, () => PRIOR / 2);
  for (const { seats, winner } of results) {
    const [one, other] = seats;
    (games[one] as number[])[other] = ((games[one] as number[])[other] as number) + 1;
    (games[other] as number[])[one] = ((games[other] as number[])[one] as number) + 1;
    for (const seat of seats) wins[seat] = (wins[seat] as number) + (winner === null ? 0.5 : winner === seat ? 1 : 0);
  }
  let strengths = Array.from({ length: contenders }, () => 1);
  for (let round = 0; round < ROUNDS; round++) {
    strengths = strengths.map((strength, one) => {
      const met = strengths.reduce(
        (sum, other, at) => sum + (at === one ? 0 : ((games[one] as number[])[at] as number) / (strength + other)),
        PRIOR / (strength + 1),
      );
      return (wins[one] as number) / met;
    });
  }
  const spreads = inverseDiagonal(information(games, strengths));
  return strengths.map((strength, at) => {
    const rating = MIDDLE + SCALE * Math.log(strength);
    const half = Z * SCALE * Math.sqrt(spreads[at] as number);
    return { value: Math.round(rating), low: Math.round(rating - half), high: Math.round(rating + half) };
  });
}

/** How sharply the likelihood falls off around the strengths. */
function information(games: readonly (readonly number[])[], strengths: readonly number[]): number[][] {
  const matrix = table(strengths.length);
  const chance = (one: number, other: number) => one / (one + other);
  for (const [one, strength] of strengths.entries()) {
    const row = matrix[one] as number[];
    const even = chance(strength, 1);
    row[one] = PRIOR * even * (1 - even);
    for (const [other, its] of strengths.entries()) {
      if (one === other) continue;
      const wins = chance(strength, its);
      const weight = ((games[one] as number[])[other] as number) * wins * (1 - wins);
      row[one] += weight;
      row[other] = -weight;
    }
  }
  return matrix;
}

/** The diagonal of the inverse, by Gauss and Jordan. */
function inverseDiagonal(matrix: number[][]): readonly number[] {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...Array.from({ length: size }, (_, column) => Number(column === at))]);
  for (let at = 0; at < size; at++) {
    const best = rows.reduce(
      (top, row, place) =>
        place >= at && Math.abs(row[at] as number) > Math.abs((rows[top] as number[])[at] as number) ? place : top,
      at,
    );
    [rows[at], rows[best]] = [rows[best] as number[], rows[at] as number[]];
    const pivot = rows[at] as number[];
    const scale = pivot[at] as number;
    for (let column = 0; column < 2 * size; column++) pivot[column] = (pivot[column] as number) / scale;
    for (const [place, row] of rows.entries()) {
      const factor = row[at] as number;
      if (place === at || factor === 0) continue;
      for (let column = 0; column < 2 * size; column++)
        row[column] = (row[column] as number) - factor * (pivot[column] as number);
    }
  }
  return rows.map((row, at) => row[size + at] as number);
}

const table = (size: number): number[][] => Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
