import {
  addResults,
  type Die,
  damageOf,
  FACE,
  faceOf,
  missReason,
  type ResultSymbol,
  type Results,
  type Surge as SurgeAbility,
  SYMBOLS,
  surgesLeft,
} from "@riposte/imperial-assault";
import { type Spending, spendingOf } from "./best-spending.js";

/** An attack whose dice lie on the table. */
export interface StandingAttack {
  /** As they stand: dice, modifiers, all contributions. */
  readonly results: Results;
  readonly pierce: number;
  /** Accuracy it needs: `null` for melee, `undefined` where no path can be counted. */
  readonly needed: number | null | undefined;
  /** Surge abilities that can still be bought. */
  readonly surges: readonly SurgeAbility[];
  /** Surges left to spend, once they were counted. */
  readonly left?: number;
}

/** The damage a standing attack comes to when its surges are spent best. */
export const standingDamage = ({ surges, ...attack }: StandingAttack): number => damageBy(surges)(attack);

/** The same for many attacks with the same surge abilities. */
export function damageBy(surges: readonly SurgeAbility[]): (attack: Omit<StandingAttack, "surges">) => number {
  const spending = spendingOf(surges.filter(({ ability }) => ability === undefined));
  return ({ results, pierce, needed, left }) => bestDamage(spending, results, pierce, needed, left);
}

function bestDamage(
  spending: Spending,
  { accuracy, hit, block, dodge, surge, evade }: Results,
  pierce: number,
  needed: number | null | undefined,
  left = surgesLeft({ surge, evade }),
): number {
  return spending(left, surge, (gained) => {
    const missed = missReason({ accuracy: accuracy + gained.accuracy, dodge }, needed);
    if (missed !== undefined) return { missed, damage: 0 };
    return { missed, damage: damageOf({ hit: hit + gained.hit, block }, pierce + gained.pierce) };
  }).damage;
}

/** How likely each damage is, from 0 on, when one die is rolled again and the surges are then spent best. */
export function rerolledDamage(
  attack: StandingAttack,
  { die, face }: { readonly die: Die; readonly face: number },
): readonly number[] {
  const without = addResults(attack.results, negated(faceOf(die, face)));
  const chances: number[] = [];
  for (let other = 0; other < FACE.size; other++) {
    const damage = standingDamage({ ...attack, results: addResults(without, faceOf(die, other)) });
    while (chances.length <= damage) chances.push(0);
    chances[damage] = (chances[damage] as number) + 1 / FACE.size;
  }
  return chances;
}

const negated = (results: Results): Readonly<Record<ResultSymbol, number>> =>
  Object.fromEntries(SYMBOLS.map((symbol) => [symbol, -results[symbol]])) as Record<ResultSymbol, number>;
