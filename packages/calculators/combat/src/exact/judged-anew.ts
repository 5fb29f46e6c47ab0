import {
  type AttackDescription,
  type AttackQuery,
  arePrintedAlike,
  countModels,
  type Defence,
  isIdentical,
} from "@riposte/warhammer-40k";
import { type CombatRules, describe } from "../rules.js";
import type { PoolDescription } from "./attack-count.js";
import type { Chain } from "./kill-chain.js";

/** One pool of an activation: the attacks as the targets are chosen, and as they are once the target has suffered. */
export interface JudgedPool {
  readonly description: PoolDescription;
  /** The same attacks at the target as it stands at a position of the chain. */
  at(chain: Chain, position: number): PoolDescription;
}

/** Profiles whose attacks are identical are one pool, at the place of the first of them; each is judged as it begins. */
export function judgedPools(
  rules: CombatRules,
  queries: readonly AttackQuery[],
  descriptions: readonly AttackDescription[],
): readonly JudgedPool[] {
  const pools: number[][] = [];
  for (const [at, query] of queries.entries()) {
    const alike = pools.find(([first = 0]) => {
      const other = queries[first] as AttackQuery;
      return (
        arePrintedAlike(query.attacker, query, other) &&
        isIdentical(descriptions[first] ?? null, descriptions[at] ?? null)
      );
    });
    if (alike === undefined) pools.push([at]);
    else alike.push(at);
  }
  return pools.map((members) => {
    const description = together(members.map((at) => descriptions[at] as AttackDescription));
    return {
      description,
      at: (chain, position) =>
        together(
          members.map((at) =>
            describeAt(rules, queries[at] as AttackQuery, description.defences, chain.standing(position)),
          ),
        ),
    };
  });
}

type Stand = Pick<Defence, "count" | "lost">;

/** An attack at the target as its models stand, with defences in the places they had when all lived. */
export function describeAt(
  rules: CombatRules,
  query: AttackQuery,
  defences: readonly Defence[],
  stands: readonly Stand[],
): AttackDescription {
  const anew = describe(rules, standingIn(query, defences, stands));
  return { ...anew, defences: inPlace(defences, anew.defences) };
}

const together = ([first, ...beside]: readonly AttackDescription[]): PoolDescription =>
  beside.length === 0 ? (first as AttackDescription) : { ...(first as AttackDescription), beside };

/** The question at a target with so many models left; it was selected when it had them all. */
function standingIn(query: AttackQuery, defences: readonly Defence[], stands: readonly Stand[]): AttackQuery {
  const left = (part: AttackQuery["target"]["leaders"][number]) =>
    part.models.map((models) => {
      const at = defences.findIndex((one) => one.part === part.id && one.models === models.id);
      return { ...models, starting: models.starting ?? models.count, ...(stands[at] ?? { count: 0 }) };
    });
  const { target, situation } = query;
  const leaders = target.leaders.map((leader) => ({ ...leader, models: left(leader) }));
  const targetModels = situation.targetModels ?? countModels(target);
  return {
    ...query,
    target: { ...target, models: left(target), leaders },
    situation: { ...situation, targetModels },
  };
}

/** Defences in the places they had when all models lived. */
const inPlace = (before: readonly Defence[], now: readonly Defence[]): readonly Defence[] =>
  before.map((one) => now.find(({ part, models }) => part === one.part && models === one.models) ?? one);
