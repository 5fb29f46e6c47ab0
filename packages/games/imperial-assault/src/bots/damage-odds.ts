import { accuracyNeeded } from "../attack/arithmetic.js";
import type { Context } from "../context.js";
import { addResults, type Results } from "../dice/results.js";
import { poolOutcomes } from "../dice/roll.js";
import type { Condition } from "../facts/vocabulary.js";
import { type AttackKnowledge, PLAIN } from "./attack-knowledge.js";

/** What decides how much an attack hurts. */
export interface AttackPlan {
  /** Cards of attacker and defender. */
  readonly attacker: string;
  readonly defender: string;
  readonly distance: number;
  readonly attackerConditions: readonly Condition[];
  readonly defenderConditions: readonly Condition[];
}

/** How likely each amount of damage is, from 0 on, when what can be bought is bought for the most damage. */
export type DamageOdds = readonly number[];

const remembered = new WeakMap<Context, Map<AttackKnowledge, Map<string, DamageOdds>>>();

/** Remembers the odds of every pairing it was asked for, for all bots that play with the same cards and know the same. */
export function damageOdds(context: Context, knowledge: AttackKnowledge = PLAIN): (plan: AttackPlan) => DamageOdds {
  const byKnowledge = remembered.get(context) ?? new Map<AttackKnowledge, Map<string, DamageOdds>>();
  remembered.set(context, byKnowledge);
  const known = byKnowledge.get(knowledge) ?? new Map<string, DamageOdds>();
  byKnowledge.set(knowledge, known);
  return (plan) => {
    const key = keyOf(plan);
    const odds = known.get(key) ?? computeOdds(context, knowledge, plan);
    known.set(key, odds);
    return odds;
  };
}

function computeOdds(context: Context, knowledge: AttackKnowledge, plan: AttackPlan): DamageOdds {
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
  const needed = attacker.attack.type === "ranged" ? accuracyNeeded(plan.distance) : null;
  const damageBy = knowledge.damageFor(attacker);
  const odds: number[] = [];
  for (const roll of rolls) {
    for (const defense of defenses) {
      const damage = damageBy(addResults(roll.results, defense.results, fixed), needed, pierce);
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

const keyOf = ({ attacker, defender, distance, attackerConditions, defenderConditions }: AttackPlan): string =>
  `${attacker} ${defender} ${distance} ${attackerConditions.join("+")} ${defenderConditions.join("+")}`;
