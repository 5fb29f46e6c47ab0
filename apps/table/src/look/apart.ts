/** Those of a list, in order of their places, that keep a distance from each other: names that have room. */
export function apart<T>(all: readonly T[], placeOf: (one: T) => number, distance: number): readonly T[] {
  const kept: T[] = [];
  for (const one of all) {
    const last = kept.at(-1);
    if (last === undefined || placeOf(one) - placeOf(last) >= distance) kept.push(one);
  }
  return kept;
}
