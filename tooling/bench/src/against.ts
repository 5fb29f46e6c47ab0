import type { Results, Row } from "./results.js";
import { spell } from "./spread.js";

export interface Change {
  readonly what: string;
  readonly before: string;
  readonly now: string;
  readonly verdict: string;
}

/** Less than this is never told as a change, however alike the laps were; and where there were too few to say how alike they are. */
const LEAST = 0.03;
const LEAST_OF_FEW = 0.25;
const FEW = 3;

/** What changed beyond noise: where the middle halves of both runs' laps do not touch. Unless both machines were quiet, only ratios of paired laps count. */
export function changes(before: Results, now: Results): readonly Change[] {
  const isTrusted = before.quiet.isQuiet && now.quiet.isQuiet;
  return now.rows.flatMap((row) => {
    const known = before.rows.find(({ what, unit }) => what === row.what && unit === row.unit);
    if (known === undefined || !isBeyondNoise(known, row) || !(isTrusted || row.unit === "×")) return [];
    const factor = row.median / known.median;
    const isGood = row.better === "more" ? factor > 1 : factor < 1;
    return [
      {
        what: row.what,
        before: spell(known),
        now: spell(row),
        verdict: `${isGood ? "better" : "WORSE"}, × ${factor.toFixed(2)}`,
      },
    ];
  });
}

/** Rows that only one of the runs has. */
export const incomparable = (before: Results, now: Results): readonly string[] =>
  [
    ...now.rows.filter(({ what }) => before.rows.every((row) => row.what !== what)),
    ...before.rows.filter(({ what }) => now.rows.every((row) => row.what !== what)),
  ].map(({ what }) => what);

function isBeyondNoise(one: Row, other: Row): boolean {
  const isApart = one.high < other.low || other.high < one.low;
  const least = Math.min(one.laps, other.laps) < FEW ? LEAST_OF_FEW : LEAST;
  return isApart && Math.abs(other.median / one.median - 1) >= least;
}
