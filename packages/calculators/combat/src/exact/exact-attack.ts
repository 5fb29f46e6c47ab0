import { type AttackDescription, certainly, type Pmf } from "@riposte/warhammer-40k";
import { AS_LISTED, type Decided } from "../activation.js";
import { afterPools } from "./after-pools.js";
import type { Profile, Rows } from "./fire.js";
import type { WoundKind } from "./harm-law.js";
import type { JudgedPool } from "./judged-anew.js";
import { type Chain, chainOf } from "./kill-chain.js";
import { layoutOf, positionsOf } from "./layout.js";
import { withMortals } from "./mortals.js";
import { lawOf } from "./place-law.js";
import { profileOf } from "./profile.js";
import { resolved, resolvedLast } from "./resolved.js";
import { type Scored, scoresOf } from "./scores.js";
import { woundStep } from "./step.js";
import { countedStrikes, strikesOf, struck } from "./struck.js";
import { begun, fired, unharmed, type Waiting } from "./waiting.js";

/** What becomes of the target. */
interface Suffered {
  /** Wounds the target loses: after saves, Feel No Pain, overkill and its last model. */
  readonly damage: Pmf;
  readonly slain: Pmf;
}

/** Exact odds of attacks against one unit. */
export interface AttackOdds extends Scored, Suffered {}

/** The same for several profiles, with the models slain of each part of an attached unit. */
export interface UnitOdds extends AttackOdds {
  readonly profiles: readonly Scored[];
  readonly slainOf: Readonly<Record<string, Pmf>>;
}

/** Counts every roll of a description: the same judgements as the machines make. */
export function exactAttack(description: AttackDescription): AttackOdds {
  const { attacks, hits, wounds, raw, damage, slain } = exactVolley({ descriptions: [description] });
  return { attacks, hits, wounds, raw, damage, slain };
}

/** The attacks of an activation: all described as the targets were chosen, and as pools that are judged as they begin. */
export interface Volley {
  readonly descriptions: readonly AttackDescription[];
  readonly pools?: readonly JudgedPool[];
  readonly decided?: Decided;
}

/**
 * Profiles in firing order; devastating wounds of all of them come last, and then mortal wounds in addition. Where attacks
 * are pools, each is judged as it begins, if it can be.
 */
export function exactVolley(volley: Volley): UnitOdds {
  const { descriptions, decided } = volley;
  if (descriptions.length === 0) return { ...scoresOf([], 0), slainOf: {}, damage: certainly(0), slain: certainly(0) };
  const chain = chainFor(descriptions, decided);
  return oddsOf(descriptions, chain, placesAfter(volley, chain));
}

/** The models of the target as these attacks reach them. */
export const chainFor = (
  descriptions: readonly AttackDescription[],
  { picksLeaders, order }: Decided = AS_LISTED,
): Chain => chainOf(descriptions[0] as AttackDescription, picksLeaders && descriptions.some(isPrecise), order.models);

const isPrecise = ({ traits }: AttackDescription) => traits.some(({ trait }) => trait === "precision");

/** The chances of every position of the target after an activation, from those before it: the unharmed one unless given. */
export function placesAfter(
  { descriptions, decided: { picksLeaders, order } = AS_LISTED, pools }: Volley,
  chain: Chain,
  start: Rows = unharmed(chain.size),
): Rows {
  const [first] = descriptions;
  if (first === undefined) return start;
  const picks = (description: AttackDescription) => picksLeaders && isPrecise(description);
  if (first.defences.some(({ group }) => group !== undefined)) {
    const judged = pools ?? descriptions.map((description) => ({ description, at: () => description }));
    return afterPools(judged, chain, { start, isPrecise: picks, criticalsFirst: order.criticalsFirst === true });
  }
  const layout = layoutOf(descriptions, chain.size);
  const stepsOf = (description: AttackDescription) => {
    const step = (kind: WoundKind) => woundStep(chain, layout, description, kind, picks(description));
    const normal = step("normal");
    // where no wound is devastating it is not asked how one would step
    return { normal, devastating: description.criticalWound.devastating ? step("devastating") : normal };
  };
  const after = (before: Waiting, description: AttackDescription): Waiting => {
    const steps = stepsOf(description);
    const strikes = layout.states === 1 ? strikesOf(description, steps) : undefined;
    if (strikes !== undefined) return struck(before, strikes);
    const profile: Profile = { ...profileOf(layout, description), normal: steps.normal, devastating: "waits" };
    return withMortals(fired(before, profile, steps.devastating), chain, layout, description);
  };
  const last = descriptions.at(-1) as AttackDescription;
  const waiting = descriptions.slice(0, -1).reduce(after, begun(layout.size, start));
  return positionsOf(
    layout,
    waiting.queues.length < 2 || layout.states > 1
      ? resolved(after(waiting, last))
      : resolvedLast(waiting, strikesOf(last, stepsOf(last)) ?? countedStrikes(last, stepsOf(last))),
  );
}

/** What was scored, and what became of the target. */
function oddsOf(descriptions: readonly AttackDescription[], chain: Chain, places: Float64Array): UnitOdds {
  return {
    ...scoresOf(descriptions, chain.ordinary[0]?.defence ?? 0),
    damage: lawOf(places, chain.lost),
    slain: lawOf(places, chain.slain),
    slainOf: Object.fromEntries(Object.entries(chain.slainOf).map(([part, slain]) => [part, lawOf(places, slain)])),
  };
}
