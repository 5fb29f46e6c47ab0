import type { DeepReadonly } from "@riposte/kernel";
import {
  type AttackDescription,
  type AttackQuery,
  countModels,
  type Pmf,
  type Unit,
  woundsLeft,
} from "@riposte/warhammer-40k";
import { descriptionsOf, queriesOf } from "../activation.js";
import { judgement } from "../exact/after-pools.js";
import { chainFor, placesAfter } from "../exact/exact-attack.js";
import { NEVER, type Rows } from "../exact/fire.js";
import { describeAt, judgedPools } from "../exact/judged-anew.js";
import type { Chain } from "../exact/kill-chain.js";
import { lawOf } from "../exact/place-law.js";
import { unharmed } from "../exact/waiting.js";
import type { HeldBack } from "../plan/held-back.js";
import { planAttack } from "../plan/plan-attack.js";
import type { CombatRules } from "../rules.js";
import { type Moment, situationFor } from "./moment.js";

type SomeUnit = DeepReadonly<Unit>;

/** One activation of a unit against another, ready to be counted from any state of the target. */
export interface Strike {
  readonly queries: readonly AttackQuery[];
  /** The attacks at the target as it stands before anything. */
  readonly descriptions: readonly AttackDescription[];
  readonly heldBack: readonly HeldBack[];
}

/** What the rules let a unit do to another, in the way that harms it most. */
export function strikeOf(rules: CombatRules, attacker: SomeUnit, target: SomeUnit, moment: Moment): Strike {
  const situation = situationFor(moment);
  const { profiles, heldBack } = planAttack(attacker, target, { rules, situation });
  if (profiles.length === 0) return { queries: [], descriptions: [], heldBack };
  const queries = queriesOf(attacker, target, profiles, { situation });
  return { queries, descriptions: descriptionsOf(rules, queries), heldBack };
}

/** How a target may stand: the chances of every position along its models. */
export interface Standing {
  readonly chain: Chain;
  readonly places: Rows;
}

/** The target after a strike, from how it stood; each way it may stand is judged for itself. */
export function after(rules: CombatRules, { queries, descriptions }: Strike, before?: Standing): Standing | undefined {
  if (descriptions.length === 0) return before;
  const chain = before?.chain ?? chainFor(descriptions);
  if (before === undefined)
    return { chain, places: placesAfter({ descriptions, pools: judgedPools(rules, queries, descriptions) }, chain) };
  const kinds = new Map<string, { readonly descriptions: readonly AttackDescription[]; readonly places: Rows }>();
  const { defences } = descriptions[0] as AttackDescription;
  for (const [position, chance] of before.places.entries()) {
    if (chance < NEVER) continue;
    const isGone = chain.ordinary[position] === null;
    const judged =
      position === 0 || isGone
        ? descriptions
        : queries.map((query) => describeAt(rules, query, defences, chain.standing(position)));
    const key = judged.map(judgement).join();
    const kind = kinds.get(key) ?? { descriptions: judged, places: new Float64Array(chain.size) };
    kind.places[position] = chance;
    kinds.set(key, kind);
  }
  const places = new Float64Array(chain.size);
  for (const kind of kinds.values()) {
    const pools = judgedPools(rules, queries, kind.descriptions);
    const then = placesAfter({ descriptions: kind.descriptions, pools }, chain, kind.places);
    for (const [place, chance] of then.entries()) places[place] = (places[place] as number) + chance;
  }
  return { chain, places };
}

/** What is destroyed of a target on average, and the chance that nothing is left of it. */
export interface Destroyed {
  /** Wounds lost of all it has, from 0 to 1. */
  readonly share: number;
  readonly points: number;
  readonly models: number;
  readonly gone: number;
}

/** What a target that may stand so has lost. */
export function destroyedOf(target: SomeUnit, standing: Standing | undefined): Destroyed {
  const { chain, places } = standing ?? { chain: undefined, places: unharmed(1) };
  const lost = chain === undefined ? 0 : meanLaw(lawOf(places, chain.lost));
  const slain = chain === undefined ? Float64Array.of(1) : lawOf(places, chain.slain);
  const share = lost / woundsLeft(target);
  return {
    share,
    points: share * pointsOf(target),
    models: meanLaw(slain),
    gone: slain[countModels(target)] ?? 0,
  };
}

const meanLaw = (law: Pmf): number => law.reduce((sum, chance, n) => sum + chance * n, 0);

/** The points of a unit and those attached to it. */
export const pointsOf = ({ points, leaders }: SomeUnit): number =>
  leaders.reduce((sum, leader) => sum + leader.points, points);
