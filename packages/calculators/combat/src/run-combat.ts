import type { DeepReadonly } from "@riposte/kernel";
import type { AttackDescription, Unit } from "@riposte/warhammer-40k";
import type { IdleRule } from "@riposte/warhammer-40k-abilities";
import { type CombatOptions, type Decided, descriptionsOf, type Firing, queriesOf } from "./activation.js";
import { exactVolley, type UnitOdds } from "./exact/exact-attack.js";
import { type HazardOdds, hazardsOf } from "./exact/hazard.js";
import { judgedPools } from "./exact/judged-anew.js";
import { type Rolled, rollVolley } from "./played/roll-volley.js";
import { type Sampling, simulateVolley } from "./played/simulate-volley.js";

/** How an activation is resolved: counted, run many times, or rolled once through the machines. */
export type Mode =
  | { readonly mode: "exact" }
  | ({ readonly mode: "simulate" } & Sampling)
  | { readonly mode: "roll"; readonly seed: string | number };

/** What a mode gives, with every profile's description: each of its numbers names the rules that changed it. */
export type CombatResult<M extends Mode> = Described &
  (M extends { readonly mode: "roll" } ? { readonly rolled: Rolled } : { readonly odds: UnitOdds });

interface Described {
  readonly descriptions: readonly AttackDescription[];
  /** For each profile, rules that would change it but for a condition that does not hold. */
  readonly idle: readonly (readonly IdleRule[])[];
  /** What Hazardous tests cost the attacker, profile by profile. */
  readonly hazards: readonly HazardOdds[];
}

/**
 * A unit's profiles against one unit, in firing order; devastating wounds of all of them come last. Rules about the
 * target are read as it is chosen, and where attacks are pools again before each of them.
 *
 * @example
 * const { odds } = runCombatForUnit(attacker, defender, [{ weapon: "bolter" }], { rules, mode: "exact" });
 */
export function runCombatForUnit<M extends Mode>(
  attacker: DeepReadonly<Unit>,
  defender: DeepReadonly<Unit>,
  profiles: readonly Firing[],
  options: CombatOptions & M,
): CombatResult<M> {
  const { rules, precision = "never", order = {} } = options;
  const queries = queriesOf(attacker, defender, profiles, options);
  const descriptions = descriptionsOf(rules, queries);
  const decided: Decided = { picksLeaders: precision === "always", order };
  const result = () => {
    switch (options.mode) {
      case "exact":
        return { odds: exactVolley({ descriptions, decided, pools: judgedPools(rules, queries, descriptions) }) };
      case "simulate":
        return { odds: simulateVolley(rules, queries, options, decided) };
      case "roll":
        return { rolled: rollVolley(rules, queries, options.seed, decided) };
    }
  };
  return {
    descriptions,
    // asked for by people, not by loops
    get idle() {
      return queries.map((query) => rules.idle(query));
    },
    get hazards() {
      return hazardsOf(rules, queries, descriptions);
    },
    ...result(),
  } as unknown as CombatResult<M>;
}

/** One profile of a unit against another unit. */
export const runCombat = <M extends Mode>(
  attacker: DeepReadonly<Unit>,
  defender: DeepReadonly<Unit>,
  profile: Firing,
  options: CombatOptions & M,
): CombatResult<M> => runCombatForUnit(attacker, defender, [profile], options);
