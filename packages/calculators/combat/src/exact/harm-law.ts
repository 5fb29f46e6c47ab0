import {
  type AttackDescription,
  characteristicLaw,
  type Defence,
  isIgnored,
  isSaved,
  isSaveRerolled,
  type Pmf,
} from "@riposte/warhammer-40k";

/** A wound to be saved against, or a devastating one. */
export type WoundKind = "normal" | "devastating";

/** How many points of damage one wound does before anybody ignores them: 0 where it is saved. */
export function damageLaw({ damageReroll }: AttackDescription, defence: Defence, kind: WoundKind): Pmf {
  const unsaved = kind === "devastating" ? 1 : 1 - savedChance(defence);
  const law = characteristicLaw(defence.damage, damageReroll).map((chance) => chance * unsaved);
  law[0] = (law[0] as number) + 1 - unsaved;
  return law;
}

/** How many points of one wound get through save and Feel No Pain. */
export function harmLaw(description: AttackDescription, defence: Defence, kind: WoundKind): Pmf {
  const damage = damageLaw(description, defence, kind);
  const ignoring = kind === "devastating" ? defence.feelNoPainMortal : defence.feelNoPain;
  const through = 1 - facesWhere((face) => isIgnored(ignoring, face)) / 6;
  const law = new Float64Array(damage.length);
  let binomial = Float64Array.of(1);
  for (let points = 0; points < damage.length; points++) {
    if (points > 0) binomial = onePointMore(binomial, through);
    const weight = damage[points] as number;
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
