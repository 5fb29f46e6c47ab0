import type { AttackDescription, Pmf } from "@riposte/warhammer-40k";
import { harmLaw, type WoundKind } from "./harm-law.js";
import type { Chain, Reached } from "./kill-chain.js";

/** One wound of an attack as a step along the chain: save, damage, Feel No Pain, overkill. */
export interface Step {
  /** Moves one row of chances on, from position to position. */
  apply(row: Float64Array): Float64Array<ArrayBuffer>;
  /** Steps with the same key are the same. */
  readonly key: string;
}

/** The step of an attack's normal or devastating wounds. */
export function stepOf(chain: Chain, description: AttackDescription, kind: WoundKind, isPrecise: boolean): Step {
  const laws = description.defences.map((defence) => harmLaw(description, defence, kind));
  const reached = isPrecise ? chain.precise : chain.ordinary;
  return {
    key: JSON.stringify([isPrecise, laws.map((law) => Array.from(law))]),
    apply(row) {
      const next = new Float64Array(row.length);
      for (let at = 0; at < row.length; at++) {
        const chance = row[at] as number;
        if (chance === 0) continue;
        const model = reached[at] as Reached | null;
        // a destroyed unit absorbs nothing more
        if (model === null) next[at] = (next[at] as number) + chance;
        else spread(next, at, chance, model, laws[model.defence] as Pmf);
      }
      return next;
    },
  };
}

function spread(next: Float64Array, at: number, chance: number, { left, stride }: Reached, law: Pmf): void {
  for (let points = 0; points < law.length; points++) {
    const to = at + Math.min(points, left) * stride;
    next[to] = (next[to] as number) + chance * (law[points] as number);
  }
}
