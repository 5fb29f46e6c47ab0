/** A match to be played: who sits first, who second, and the seed. */
export interface Fixture {
  readonly number: number;
  /** By their place in the list of contenders. */
  readonly seats: readonly [number, number];
  readonly seed: string;
}

/** How a match ended, as plain numbers. */
export interface Result extends Fixture {
  /** The contender who won; none in a draw or where it was not finished. */
  readonly winner: number | null;
  readonly isFinished: boolean;
  readonly inputs: number;
  /** What each seat had fielded and drawn of its list. */
  readonly used: readonly { readonly fielded: readonly string[]; readonly drawn: readonly string[] }[];
}

/** Each against each so many times, seats swapped from match to match: both get the same shuffles and dice. */
export function roundRobin(contenders: number, games: number, seed: string): readonly Fixture[] {
  const fixtures: Fixture[] = [];
  for (let one = 0; one < contenders; one++)
    for (let other = one + 1; other < contenders; other++) addPair(fixtures, [one, other], games, seed);
  return fixtures;
}

/** Adds the matches of two contenders; numbers count on. */
export function addPair(
  fixtures: Fixture[],
  [one, other]: readonly [number, number],
  games: number,
  seed: string,
): void {
  for (let game = 0; game < games; game++)
    fixtures.push({
      number: fixtures.length,
      seats: game % 2 === 0 ? [one, other] : [other, one],
      seed: `${seed}:${one}-${other}:${fixtures.length - game}:${Math.floor(game / 2)}`,
    });
}

/** The next round of a Swiss league: neighbours by points who have met least; the one left over rests. */
export function swissRound(contenders: number, results: readonly Result[]): readonly (readonly [number, number])[] {
  const points = Array.from({ length: contenders }, () => 0);
  const met = new Map<string, number>();
  for (const { seats, winner } of results) {
    const key = [...seats].sort((one, other) => one - other).join("-");
    met.set(key, (met.get(key) ?? 0) + 1);
    for (const seat of seats)
      points[seat] = (points[seat] as number) + (winner === null ? 0.5 : winner === seat ? 1 : 0);
  }
  const waiting = [...points.keys()].sort(
    (one, other) => (points[other] as number) - (points[one] as number) || one - other,
  );
  const pairs: [number, number][] = [];
  while (waiting.length > 1) {
    const one = waiting.shift() as number;
    const times = (other: number) => met.get([Math.min(one, other), Math.max(one, other)].join("-")) ?? 0;
    const least = Math.min(...waiting.map(times));
    const at = waiting.findIndex((other) => times(other) === least);
    const [other] = waiting.splice(at, 1) as [number];
    pairs.push([Math.min(one, other), Math.max(one, other)]);
  }
  return pairs;
}
