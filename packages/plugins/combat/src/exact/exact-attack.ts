import { hitsOf } from "@riposte/critical-hits";
import type { AttackDescription, Pmf } from "@riposte/warhammer-40k";
import { type Chain, chainOf, kernelOf } from "./kill-chain.js";
import { attacksLaw, type WoundGrid, woundGrid } from "./wound-grid.js";

/** Exact odds of one profile against one unit; each list adds up to 1. */
export interface AttackOdds {
  readonly attacks: Pmf;
  readonly hits: Pmf;
  readonly wounds: Pmf;
  /** Wounds the target loses: after saves, Feel No Pain, overkill and its last model. */
  readonly damage: Pmf;
  readonly slain: Pmf;
}

/** Counts every roll of a description: the same judgements as the machines make. */
export function exactAttack(description: AttackDescription): AttackOdds {
  const grid = woundGrid(description);
  const chain = chainOf(description);
  const damage = lossesOf(description, grid, chain);
  const slain = new Float64Array((chain.slain.at(-1) as number) + 1);
  for (const [gone, chance] of damage.entries()) {
    const models = chain.slain[gone] as number;
    slain[models] = (slain[models] as number) + chance;
  }
  return { attacks: attacksLaw(description), hits: hitsLaw(description), wounds: woundsLaw(grid), damage, slain };
}

/** Normal wounds run down the chain first; devastating ones wait until they are all done (rules 4). */
function lossesOf(description: AttackDescription, grid: WoundGrid, chain: Chain): Pmf {
  const { normals, devastatings, chances } = grid;
  const waiting = Array.from({ length: devastatings }, () => new Float64Array(chain.at.length + 1));
  let state = new Float64Array(chain.at.length + 1);
  state[0] = 1;
  const normal = kernelOf(chain, description, "normal");
  for (let wounds = 0; wounds < normals; wounds++) {
    if (wounds > 0) state = normal.step(state);
    for (const [devastating, losses] of waiting.entries()) {
      const weight = chances[wounds * devastatings + devastating] as number;
      if (weight > 0)
        for (let i = 0; i < losses.length; i++) losses[i] = (losses[i] as number) + weight * (state[i] as number);
    }
  }
  const devastating = kernelOf(chain, description, "devastating");
  return waiting.reduceRight(
    (after, losses) => {
      const stepped = devastating.step(after);
      return losses.map((chance, gone) => chance + (stepped[gone] as number));
    },
    new Float64Array(chain.at.length + 1),
  );
}

/** All hits, those that wound by themselves included. */
function hitsLaw(description: AttackDescription): Pmf {
  const one = hitsOf(description).map(({ rolls, wounds, chance }) => ({ hits: rolls + wounds, chance }));
  const count = attacksLaw(description);
  const most = (count.length - 1) * Math.max(...one.map(({ hits }) => hits));
  const law = new Float64Array(most + 1);
  let now = new Float64Array(most + 1);
  now[0] = 1;
  for (let attacks = 0; attacks < count.length; attacks++) {
    for (let hits = 0; hits <= most; hits++)
      law[hits] = (law[hits] as number) + (count[attacks] as number) * (now[hits] as number);
    if (attacks === count.length - 1) break;
    const next = new Float64Array(most + 1);
    for (let hits = 0; hits <= most; hits++) {
      if (now[hits] === 0) continue;
      for (const { hits: more, chance } of one)
        next[hits + more] = (next[hits + more] as number) + (now[hits] as number) * chance;
    }
    now = next;
  }
  return law;
}

function woundsLaw({ normals, devastatings, chances }: WoundGrid): Pmf {
  const law = new Float64Array(normals + devastatings - 1);
  for (let i = 0; i < chances.length; i++) {
    const wounds = Math.floor(i / devastatings) + (i % devastatings);
    law[wounds] = (law[wounds] as number) + (chances[i] as number);
  }
  return law;
}
