import {
  type AttackDescription,
  characteristicLaw,
  type Defence,
  isIgnored,
  isSaved,
  isSaveRerolled,
  type Pmf,
} from "@riposte/warhammer-40k";
import { singleLaw } from "./attack-count.js";
import { thinned } from "./binomial.js";

/** A wound to be saved against, or a devastating one. */
export type WoundKind = "normal" | "devastating";

/** How a wound is saved against, and what its damage comes to. */
export interface HarmLaw {
  readonly saved: number;
  /** It is not saved, on a die that was rolled once: a single re-roll may still be spent on it. */
  readonly again: number;
  /** The chance that a save rolled once is made. */
  readonly fresh: number;
  /** Points of damage that get through Feel No Pain, once the save is failed. */
  readonly points: Pmf;
  /** The same with a single re-roll of damage at hand: kept, and used. */
  readonly kept: Pmf;
  readonly used: Pmf;
}

const rolled = new WeakMap<
  Defence["damage"],
  { readonly reroll: AttackDescription["damageReroll"]; readonly law: Pmf }
>();

/** The damage of a wound, as rolled for one attack: asked for with every number that is counted. */
function damageOf({ damageReroll }: AttackDescription, { damage }: Defence): Pmf {
  const known = rolled.get(damage);
  if (known !== undefined && known.reroll === damageReroll) return known.law;
  const law = characteristicLaw(damage, damageReroll);
  rolled.set(damage, { reroll: damageReroll, law });
  return law;
}

/** How many points of damage one wound does before any is ignored: 0 where it is saved. */
export function damageLaw(description: AttackDescription, defence: Defence, kind: WoundKind): Pmf {
  const unsaved = kind === "devastating" ? 1 : 1 - savedChance(defence);
  const law = damageOf(description, defence).map((chance) => chance * unsaved);
  law[0] = (law[0] as number) + 1 - unsaved;
  return law;
}

/** What becomes of one wound on models that are alike. */
export function harmLaw(description: AttackDescription, defence: Defence, kind: WoundKind, isSingle: boolean): HarmLaw {
  const ignoring = kind === "devastating" ? defence.feelNoPainMortal : defence.feelNoPain;
  const { kept, used } = isSingle ? singleLaw(defence.damage, description.damageReroll) : { kept: NONE, used: NONE };
  const isNormal = kind === "normal";
  const isOpen = (face: number) => !isSaved(defence.save, face) && !isSaveRerolled(defence.save, face);
  return {
    saved: isNormal ? savedChance(defence) : 0,
    again: isNormal ? facesWhere(isOpen) / 6 : 0,
    fresh: facesWhere((face) => isSaved(defence.save, face)) / 6,
    points: throughPain(damageOf(description, defence), ignoring),
    kept: throughPain(kept, ignoring),
    used: throughPain(used, ignoring),
  };
}

const NONE = Float64Array.of(0);

/** Points of damage that Feel No Pain does not stop. */
export const throughPain = (damage: Pmf, feelNoPain: number | null): Pmf =>
  thinned(damage, 1 - facesWhere((face) => isIgnored(feelNoPain, face)) / 6);

function savedChance({ save }: Defence): number {
  const again = facesWhere((face) => isSaveRerolled(save, face)) / 6;
  const saved = facesWhere((face) => isSaved(save, face)) / 6;
  const kept = facesWhere((face) => isSaved(save, face) && !isSaveRerolled(save, face)) / 6;
  return kept + again * saved;
}

const facesWhere = (holds: (face: number) => boolean): number => [1, 2, 3, 4, 5, 6].filter(holds).length;
