import {
  type AttackDescription,
  characteristicLaw,
  isRerolled,
  judge,
  needing,
  quantityLaw,
  type RollDescription,
  type Verdict,
} from "@riposte/warhammer-40k";
import { isLethal } from "./lethal-hits.js";

/** How likely each verdict of a die is, re-rolls included. */
type Verdicts = Readonly<Record<Verdict, number>>;

/** What one attack comes to: wounds to be saved against, and devastating ones or others apart, with their chance. */
export interface Wounding {
  readonly normal: number;
  readonly devastating: number;
  readonly chance: number;
}

/** The law of one die: every face judged as in play. */
export function verdictsOf(roll: RollDescription): Verdicts {
  const odds = { fail: 0, success: 0, critical: 0 };
  if (roll.automatic) return { ...odds, success: 1 };
  for (let first = 1; first <= 6; first++) {
    if (!isRerolled(roll, first)) odds[judge(roll, first)] += 1 / 6;
    else for (let second = 1; second <= 6; second++) odds[judge(roll, second)] += 1 / 36;
  }
  return odds;
}

/** The law of one die that is never rolled again. */
export const freshVerdicts = (roll: RollDescription): Verdicts => verdictsOf({ ...roll, reroll: "none" });

/** What wound rolls are judged by, with their chance: a random Strength is rolled for each. */
export function woundRolls({
  wound,
  randomStrength,
}: AttackDescription): readonly { readonly roll: RollDescription; readonly chance: number }[] {
  if (randomStrength === null) return [{ roll: wound, chance: 1 }];
  return Array.from(characteristicLaw(randomStrength.roll), (chance, strength) => ({
    roll: needing(wound, randomStrength.needed[strength]),
    chance,
  })).filter(({ chance }) => chance > 0);
}

/** The law of one wound roll. */
export function woundVerdicts(description: AttackDescription): Verdicts {
  const odds = { fail: 0, success: 0, critical: 0 };
  for (const { roll, chance } of woundRolls(description)) {
    const each = verdictsOf(roll);
    for (const verdict of ["fail", "success", "critical"] as const) odds[verdict] += chance * each[verdict];
  }
  return odds;
}

/** The law of hits scored by one attack: those that roll to wound, and those that wound by themselves. */
export function hitsOf({ hit, criticalHit }: AttackDescription) {
  const { fail, success, critical } = verdictsOf(hit);
  const { extraHits } = criticalHit;
  const wounds = isLethal(criticalHit) ? 1 : 0;
  const extra = extraHits === null ? Float64Array.of(1) : quantityLaw(extraHits);
  const hits = [
    { rolls: 0, wounds: 0, chance: fail },
    { rolls: 1, wounds: 0, chance: success },
    ...Array.from(extra, (chance, count) => ({
      rolls: count + 1 - wounds,
      wounds,
      chance: critical * chance,
    })),
  ];
  return hits.filter(({ chance }) => chance > 0);
}

/** Are critical wounds apart from the others: devastating, or a pool of their own? */
export const areCriticalsApart = ({ criticalWound }: Pick<AttackDescription, "criticalWound">): boolean =>
  criticalWound.devastating || criticalWound.defences !== undefined;

/** The law of one attack as far as the wounds it scores (rules 3, 4). */
export function attackLaw(description: AttackDescription): readonly Wounding[] {
  const { fail, success, critical } = woundVerdicts(description);
  const areApart = areCriticalsApart(description);
  const normal = success + (areApart ? 0 : critical);
  const devastating = areApart ? critical : 0;
  const merged = new Map<string, Wounding>();
  const add = (wounding: Wounding) => {
    if (wounding.chance === 0) return;
    const key = `${wounding.normal} ${wounding.devastating}`;
    merged.set(key, { ...wounding, chance: wounding.chance + (merged.get(key)?.chance ?? 0) });
  };
  for (const { rolls, wounds, chance } of hitsOf(description)) {
    for (let scored = 0; scored <= rolls; scored++) {
      for (let worst = 0; worst + scored <= rolls; worst++) {
        const ways = choose(rolls, scored) * choose(rolls - scored, worst);
        const odds = ways * normal ** scored * devastating ** worst * fail ** (rolls - scored - worst);
        add({ normal: wounds + scored, devastating: worst, chance: chance * odds });
      }
    }
  }
  return [...merged.values()];
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}
