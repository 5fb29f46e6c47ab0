import { type AttackQuery, type Pmf, partsOf } from "@riposte/warhammer-40k";
import { AS_LISTED, type Decided } from "../activation.js";
import type { UnitOdds } from "../exact/exact-attack.js";
import type { CombatRules } from "../rules.js";
import { lossesOf } from "./losses.js";
import { playOut } from "./play-out.js";
import { type Score, tally } from "./tally.js";
import { volleyGame } from "./volley-game.js";

/** How often, and from which seed. */
export interface Sampling {
  readonly runs: number;
  readonly seed: string | number;
}

/**
 * Plays an activation many times: the same laws as the exact ones, as shares of the runs. Each run is two plays: one at the
 * target as it is, for what it loses, and one at a target whose models never fall, for what is scored.
 */
export function simulateVolley(
  rules: CombatRules,
  queries: readonly AttackQuery[],
  { runs, seed }: Sampling,
  decided: Decided = AS_LISTED,
): UnitOdds {
  const { target } = queries[0] as AttackQuery;
  const scoring = tally(queries);
  const [falling, lasting] = [volleyGame(rules, queries), volleyGame(apart(rules), queries, [scoring.plugin])];
  // raw damage is that of the models that stand first
  const unpicked = { ...decided, picksLeaders: false };
  const made = Array.from({ length: runs }, (_, run) => {
    const ofRun = `${seed}/${run}`;
    const losses = lossesOf(target, playOut(falling, { seed: ofRun, decided }));
    return { ...losses, profiles: scoring.of(() => playOut(lasting, { seed: ofRun, decided: unpicked })) };
  });
  const scored = (of: (profiles: readonly Score[], what: keyof Score) => number) => ({
    attacks: sharesOf(made, ({ profiles }) => of(profiles, "attacks")),
    hits: sharesOf(made, ({ profiles }) => of(profiles, "hits")),
    wounds: sharesOf(made, ({ profiles }) => of(profiles, "wounds")),
    raw: sharesOf(made, ({ profiles }) => of(profiles, "raw")),
  });
  return {
    ...scored((profiles, what) => profiles.reduce((sum, profile) => sum + profile[what], 0)),
    damage: sharesOf(made, ({ damage }) => damage),
    slain: sharesOf(made, ({ slain }) => slain),
    profiles: queries.map((_, at) => scored((profiles, what) => profiles[at]?.[what] ?? 0)),
    slainOf: Object.fromEntries(
      partsOf(target).map(({ id }) => [id, sharesOf(made, ({ slainOf }) => slainOf[id] ?? 0)]),
    ),
  };
}

/** Rules by which each profile is rolled by itself: where no model falls, that scores the same. */
function apart({ battle, ...rules }: CombatRules): CombatRules {
  if (battle === undefined) return rules;
  const { poolsWeapons: _pools, ...terms } = battle.terms;
  return { ...rules, battle: { ...battle, terms } };
}

function sharesOf<R>(runs: readonly R[], value: (run: R) => number): Pmf {
  const counts: number[] = [];
  for (const run of runs) counts[value(run)] = (counts[value(run)] ?? 0) + 1;
  return Float64Array.from(counts, (count) => (count ?? 0) / runs.length);
}
