import type { Context } from "../context.js";
import { addResults, type Results } from "../dice/results.js";
import { poolOutcomes } from "../dice/roll.js";
import type { Condition } from "../facts/vocabulary.js";

/** What decides how much an attack hurts. */
export interface AttackPlan {
  /** Cards of attacker and defender. */
  readonly attacker: string;
  readonly defender: string;
  readonly distance: number;
  readonly attackerConditions: readonly Condition[];
  readonly defenderConditions: readonly Condition[];
}

/** How likely each amount of damage is, from 0 on, when surges are spent for the most damage. */
export type DamageOdds = readonly number[];

const remembered = new WeakMap<Context, Map<string, DamageOdds>>();

/** Remembers the odds of every pairing it was asked for, for all bots that play with the same cards. */
export function damageOdds(context: Context): (plan: AttackPlan) => DamageOdds {
  const known = remembered.get(context) ?? new Map<string, DamageOdds>();
  remembered.set(context, known);
  return (plan) => {
    const key = keyOf(plan);
    const odds = known.get(key) ?? computeOdds(context, plan);
    known.set(key, odds);
    return odds;
  };
}

/** A surge ability as far as damage goes. */
interface Buy {
  readonly cost: number;
  readonly hit: number;
  readonly accuracy: number;
  readonly pierce: number;
}

function computeOdds(context: Context, plan: AttackPlan): DamageOdds {
  const attacker = context.body(plan.attacker);
  const defender = context.body(plan.defender);
  if (attacker.attack === null) return [1];
  const focused = plan.attackerConditions.includes("focus") ? (["green"] as const) : [];
  const rolls = poolOutcomes([...attacker.attack.dice, ...focused]);
  const defenses = poolOutcomes(defender.defense);
  const total = 6 ** (attacker.attack.dice.length + focused.length + defender.defense.length);
  const bonus = conditionResults(plan);
  const { accuracy = 0, hit = 0, surge = 0, pierce = 0 } = attacker.keywords;
  const { block = 0, evade = 0, dodge = 0 } = defender.keywords;
  const fixed = addResults(bonus, { accuracy, hit, surge, block, evade, dodge });
  const need = attacker.attack.type === "ranged" ? Math.max(1, plan.distance) : Number.NEGATIVE_INFINITY;
  const buys = bundlesOf(
    attacker.surges.map((one) => ({
      cost: one.surgeCost ?? 1,
      hit: one.hit ?? 0,
      accuracy: one.accuracy ?? 0,
      pierce: one.pierce ?? 0,
    })),
  );
  const odds: number[] = [];
  for (const roll of rolls) {
    for (const defense of defenses) {
      const results = addResults(roll.results, defense.results, fixed);
      const damage = bestDamage(results, buys, need, pierce);
      while (odds.length <= damage) odds.push(0);
      odds[damage] = (odds[damage] as number) + (roll.ways * defense.ways) / total;
    }
  }
  return odds;
}

function conditionResults({ attackerConditions, defenderConditions }: AttackPlan): Partial<Results> {
  const count = (list: readonly Condition[], condition: Condition) => (list.includes(condition) ? 1 : 0);
  return {
    surge: count(attackerConditions, "hide") - count(attackerConditions, "weaken"),
    accuracy: -2 * count(defenderConditions, "hide"),
    evade: -count(defenderConditions, "weaken"),
  };
}

/** Every set of surge abilities that can be bought together, each entry once. */
function bundlesOf(buys: readonly Buy[]): readonly Buy[] {
  const bundles: Buy[] = [{ cost: 0, hit: 0, accuracy: 0, pierce: 0 }];
  for (const buy of buys) bundles.push(...bundles.map((other) => sum(other, buy)));
  return bundles;
}

const sum = (one: Buy, other: Buy): Buy => ({
  cost: one.cost + other.cost,
  hit: one.hit + other.hit,
  accuracy: one.accuracy + other.accuracy,
  pierce: one.pierce + other.pierce,
});

function bestDamage(results: Results, bundles: readonly Buy[], need: number, pierce: number): number {
  if (results.dodge > 0) return 0;
  const surges = Math.max(0, results.surge) - Math.max(0, results.evade);
  let best = 0;
  for (const bundle of bundles) {
    if (bundle.cost > Math.max(0, surges) || results.accuracy + bundle.accuracy < need) continue;
    const blocked = Math.max(0, Math.max(0, results.block) - pierce - bundle.pierce);
    best = Math.max(best, Math.max(0, results.hit + bundle.hit) - blocked);
  }
  return best;
}

const keyOf = ({ attacker, defender, distance, attackerConditions, defenderConditions }: AttackPlan): string =>
  `${attacker} ${defender} ${distance} ${attackerConditions.join("+")} ${defenderConditions.join("+")}`;
