import type { Answer } from "@riposte/kernel";
import { FEW, leadOver, type Runner, SURE, TRIFLE } from "./race.js";

/** An answer as a search sees it. */
export interface Considered {
  readonly answer: Answer;
  /** In how many imagined matches it was tried. */
  readonly matches: number;
  /** The chance to win it gives, as far as the search can tell. */
  readonly chance: number;
  /** The chance lies within this of it, two times of three. */
  readonly spread: number;
  /** How far off the difference to the first answer may be, which is told apart more surely than the chances themselves. */
  readonly error: number;
  /** What the game's own numbers come to on average where the imagined matches were judged. */
  readonly measured: readonly number[];
}

/**
 * The answers that were tried, the best first. All are measured against the first, which is the policy's: how much better they did in
 * the same matches counts, not in which matches they happened to be tried.
 */
export function considered(runners: readonly Runner[], { isSorted = true } = {}): readonly Considered[] {
  const [first] = runners.filter(({ worths }) => worths.size > 0);
  if (first === undefined) return [];
  const usual = mean([...first.worths.values()]);
  return runners
    .filter(({ worths }) => worths.size > 0)
    .map((one) => {
      const { by, error } = one === first ? { by: 0, error: 0 } : leadOver(one, first);
      const worths = [...one.worths.values()];
      return {
        answer: one.answer,
        matches: worths.length,
        chance: Math.min(1, Math.max(0, usual + by)),
        spread: Math.sqrt(variance(worths) / worths.length),
        error,
        measured: one.measured.map((sum) => sum / worths.length),
        // who fell out of the race, or has hardly begun, leads by luck
        isBehind: one !== first && (one.isOut || worths.length < FEW),
        sure: one === first ? 0 : by - SURE * error - TRIFLE,
      };
    })
    .sort((one, other) => (isSorted ? Number(one.isBehind) - Number(other.isBehind) || other.sure - one.sure : 0))
    .map(({ sure: _, isBehind: __, ...one }) => one);
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** As if two more matches had been seen, one lost and one won: few matches are no certainty. */
function variance(numbers: readonly number[]): number {
  const seen = [...numbers, 0, 1];
  const middle = mean(seen);
  return mean(seen.map((one) => (one - middle) ** 2));
}
