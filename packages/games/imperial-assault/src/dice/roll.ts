import { pick } from "@riposte/kernel";
import type { Distribution } from "@riposte/kernel/chance";
import { type Die, faceOf } from "./dice.js";
import { addResults, BLANK, type Results, SYMBOLS } from "./results.js";

/** A die as it lies on the table; rerolling and turning change `face`, the colour stays. */
export interface Rolled {
  readonly die: Die;
  readonly face: number;
  /** It no longer counts. */
  readonly cancelled?: boolean;
}

/** What chance is asked for one die: a face from 0 to 5, all alike. */
export const FACE: Extract<Distribution, { kind: "uniform" }> = pick(6);

/** Rolls a pool in order; `draw` asks the match's chance for one face. */
export function rollPool(draw: (distribution: typeof FACE) => number, pool: readonly Die[]): readonly Rolled[] {
  return pool.map((die) => ({ die, face: draw(FACE) }));
}

/** The symbols on the dice together, without those that were cancelled. */
export function resultsOf(rolled: readonly Rolled[]): Results {
  const sum = { accuracy: 0, hit: 0, surge: 0, block: 0, evade: 0, dodge: 0 };
  for (const { die, face, cancelled } of rolled) {
    if (cancelled === true) continue;
    const shown = faceOf(die, face);
    sum.accuracy += shown.accuracy;
    sum.hit += shown.hit;
    sum.surge += shown.surge;
    sum.block += shown.block;
    sum.evade += shown.evade;
    sum.dodge += shown.dodge;
  }
  return sum;
}

/** One total a pool can show, and in how many of its 6^n rolls it does. */
export interface PoolOutcome {
  readonly results: Results;
  readonly ways: number;
}

/** Every total a pool can show; equal totals are merged, so ten dice stay small. */
export function poolOutcomes(pool: readonly Die[]): readonly PoolOutcome[] {
  return pool.reduce<readonly PoolOutcome[]>(addDie, [{ results: BLANK, ways: 1 }]);
}

function addDie(outcomes: readonly PoolOutcome[], die: Die): readonly PoolOutcome[] {
  const merged = new Map<string, PoolOutcome>();
  for (const { results, ways } of outcomes) {
    for (let face = 0; face < FACE.size; face++) {
      const total = addResults(results, faceOf(die, face));
      const key = SYMBOLS.map((symbol) => total[symbol]).join(" ");
      merged.set(key, { results: total, ways: ways + (merged.get(key)?.ways ?? 0) });
    }
  }
  return [...merged.values()];
}
