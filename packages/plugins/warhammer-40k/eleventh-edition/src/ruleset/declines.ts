import {
  type AttackDescription,
  characteristicLaw,
  type Defence,
  isSaved,
  judge,
  type RollDescription,
} from "@riposte/warhammer-40k";

/** Does a critical hit harm more on average when it rolls to wound than when it wounds by itself? Judged on the first models. */
export function declines(description: AttackDescription): boolean {
  const { wound, criticalWound, defences } = description;
  const [first] = defences;
  if (first === undefined) return false;
  const harm = meanHarm(description, first);
  const unsaved = FACES.filter((face) => !isSaved(first.save, face)).length / 6;
  const { success, critical } = chances(wound);
  const rolled = success * unsaved * harm + critical * (criticalWound.devastating ? 1 : unsaved) * harm;
  return rolled > unsaved * harm + 1e-12;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Damage to one model: what is beyond its wounds is lost. */
function meanHarm({ damageReroll }: AttackDescription, { damage, wounds }: Defence): number {
  return characteristicLaw(damage, damageReroll).reduce(
    (sum, chance, points) => sum + chance * Math.min(points, wounds),
    0,
  );
}

/** A wound roll, again where it fails and may be rolled again. */
function chances(roll: RollDescription): { readonly success: number; readonly critical: number } {
  const fresh = { success: 0, critical: 0, fail: 0 };
  for (const face of FACES) fresh[judge(roll, face)] += 1 / 6;
  const again = roll.reroll === "none" ? 0 : roll.reroll === "ones" ? 1 / 6 : fresh.fail;
  return { success: fresh.success * (1 + again), critical: fresh.critical * (1 + again) };
}
