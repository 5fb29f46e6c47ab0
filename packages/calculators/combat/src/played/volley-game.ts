import { criticalHits } from "@riposte/critical-hits";
import { type AnyPlugin, composeList, type Game } from "@riposte/kernel/run";
import {
  type AttackQuery,
  countModels,
  createContext,
  type Ruleset,
  type Warhammer,
  warhammer40k,
} from "@riposte/warhammer-40k";
import type { CombatRules } from "../rules.js";
import { activation } from "./activation.js";
import { seated } from "./seated.js";

/** A match that is one activation: the machines of the game under rules and a situation that are given. */
export interface VolleyGame {
  readonly game: Game<Warhammer>;
  readonly setup: unknown;
}

/** The activation as a match; `beside` are plugins composed with it. */
export function volleyGame(
  rules: CombatRules,
  queries: readonly AttackQuery[],
  beside: readonly AnyPlugin[] = [],
): VolleyGame {
  const { ruleset, battle } = rules;
  const [{ attacker, target, situation }] = queries as readonly [AttackQuery, ...AttackQuery[]];
  const around = seated(situation, attacker, target);
  const targetModels = situation.targetModels ?? countModels(target);
  const within = (query: AttackQuery): AttackQuery => ({ ...query, situation: { ...around, targetModels } });
  const judged: Ruleset = {
    name: ruleset.name,
    core: (query, said) => ruleset.core(within(query), said),
    describe: (query, facts) => ruleset.describe(within(query), facts),
  };
  const context = createContext(
    [],
    battle === undefined ? { ruleset: judged } : { editions: [{ ruleset: judged, terms: battle.terms }] },
  );
  const { phase, round, armies } = situation;
  return {
    game: composeList<Warhammer>([
      warhammer40k(context),
      criticalHits(),
      activation(rules, queries, within),
      ...(battle?.plugins() ?? []),
      ...(rules.guests ?? []),
      ...beside,
    ]),
    setup: {
      phase,
      round: Math.min(round, LAST_ROUND),
      armies: [
        { id: "attacker", army: armies.attacker ?? {}, units: [attacker] },
        { id: "target", army: armies.target ?? {}, units: [target] },
      ],
    },
  };
}

const LAST_ROUND = 5;
