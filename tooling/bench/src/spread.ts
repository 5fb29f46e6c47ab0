/** One thing measured several times: the middle, and between what half of the laps lay. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly laps: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;
  return { median: at(0.5), low: at(0.25), high: at(0.75), laps: sorted.length };
}

/** Ratios of laps that ran next to each other: whatever slowed one of a pair slowed the other. */
export const pairedRatios = (ours: readonly number[], theirs: readonly number[]): Spread =>
  spreadOf(ours.map((value, lap) => value / (theirs[lap] as number)));

/** `12.3 (11.9 to 12.8)`. */
export function spell({ median, low, high }: Spread): string {
  return `${short(median)} (${short(low)} to ${short(high)})`;
}

const short = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString("en") : value >= 100 ? value.toFixed(0) : value.toPrecision(3);
