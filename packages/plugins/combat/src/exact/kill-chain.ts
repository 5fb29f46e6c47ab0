import {
  type AttackDescription,
  characteristicLaw,
  type Defence,
  isIgnored,
  isSaved,
  isSaveRerolled,
  type Pmf,
  standingOf,
} from "@riposte/warhammer-40k";

/** The models of a target one behind the other, in the order attacks reach them. */
export interface Chain {
  /** For each wound gone so far: which defence stands there, and how many wounds its model has left. */
  readonly at: readonly { readonly defence: number; readonly left: number }[];
  /** How many models are slain once so many wounds are gone. */
  readonly slain: readonly number[];
}

/** Lays the models out: wounded ones first, then those an attack went to, then as listed; leaders after the bodyguard. */
export function chainOf({ defences }: AttackDescription): Chain {
  const at: { defence: number; left: number }[] = [];
  const slain = [0];
  for (const { defence, left } of modelsInOrder(defences)) {
    for (let wound = left; wound > 0; wound--) {
      at.push({ defence, left: wound });
      slain.push((slain.at(-1) as number) + (wound === 1 ? 1 : 0));
    }
  }
  return { at, slain };
}

/** One wound that nothing stops but what the kernel holds: from wounds gone to wounds gone. */
export interface Kernel {
  step(state: Float64Array): Float64Array<ArrayBuffer>;
}

/** An attack's normal or devastating wound as a step along the chain: save, damage, Feel No Pain, overkill. */
export function kernelOf({ at }: Chain, { defences }: AttackDescription, kind: "normal" | "devastating"): Kernel {
  const laws = defences.map((defence) => harmLaw(defence, kind));
  return {
    step(state) {
      const next = new Float64Array(state.length);
      const last = state.length - 1;
      next[last] = state[last] as number;
      for (let gone = 0; gone < last; gone++) {
        const chance = state[gone] as number;
        if (chance === 0) continue;
        const { defence, left } = at[gone] as Chain["at"][number];
        const law = laws[defence] as Pmf;
        for (let points = 0; points < law.length; points++) {
          const to = gone + Math.min(points, left);
          next[to] = (next[to] as number) + chance * (law[points] as number);
        }
      }
      return next;
    },
  };
}

/** How many points of one wound get through. */
function harmLaw(defence: Defence, kind: "normal" | "devastating"): Pmf {
  const unsaved = kind === "devastating" ? 1 : 1 - savedChance(defence);
  const ignoring = kind === "devastating" ? defence.feelNoPainMortal : defence.feelNoPain;
  const damage = characteristicLaw(defence.damage);
  const through = 1 - facesWhere((face) => isIgnored(ignoring, face)) / 6;
  const law = new Float64Array(damage.length);
  law[0] = 1 - unsaved;
  let binomial = Float64Array.of(1);
  for (let points = 0; points < damage.length; points++) {
    if (points > 0) binomial = onePointMore(binomial, through);
    const weight = unsaved * (damage[points] as number);
    if (weight > 0)
      for (let passed = 0; passed <= points; passed++)
        law[passed] = (law[passed] as number) + weight * (binomial[passed] as number);
  }
  return law;
}

function onePointMore(binomial: Float64Array, through: number): Float64Array<ArrayBuffer> {
  const next = new Float64Array(binomial.length + 1);
  for (let n = 0; n < binomial.length; n++) {
    next[n] = (next[n] as number) + (binomial[n] as number) * (1 - through);
    next[n + 1] = (next[n + 1] as number) + (binomial[n] as number) * through;
  }
  return next;
}

function savedChance({ save }: Defence): number {
  const again = facesWhere((face) => isSaveRerolled(save, face)) / 6;
  const saved = facesWhere((face) => isSaved(save, face)) / 6;
  const kept = facesWhere((face) => isSaved(save, face) && !isSaveRerolled(save, face)) / 6;
  return kept + again * saved;
}

const facesWhere = (holds: (face: number) => boolean): number => [1, 2, 3, 4, 5, 6].filter(holds).length;

function modelsInOrder(defences: readonly Defence[]): readonly { readonly defence: number; readonly left: number }[] {
  const parts = [...new Set(defences.map(({ part }) => part))];
  return parts.flatMap((part) => {
    const mine = defences.flatMap((defence, index) => (defence.part === part ? [{ defence, index }] : []));
    const first = mine
      .filter(({ defence }) => standingOf(defence) < 2)
      .toSorted((one, other) => standingOf(one.defence) - standingOf(other.defence));
    const rest = mine.flatMap(({ defence, index }) =>
      Array.from({ length: defence.count - (standingOf(defence) < 2 ? 1 : 0) }, () => ({
        defence: index,
        left: defence.wounds,
      })),
    );
    return [...first.map(({ defence, index }) => ({ defence: index, left: defence.wounds - defence.lost })), ...rest];
  });
}
