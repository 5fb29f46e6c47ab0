import { type AttackDescription, certainly, type Pmf, quantityLaw } from "@riposte/warhammer-40k";
import { AS_LISTED, type Decided } from "../activation.js";
import type { Profile, Rows } from "./fire.js";
import { throughPain, type WoundKind } from "./harm-law.js";
import type { JudgedPool } from "./judged-anew.js";
import { type Chain, chainOf } from "./kill-chain.js";
import { type Layout, layoutOf } from "./layout.js";
import { lawOf } from "./place-law.js";
import { added, afterPool } from "./pool.js";
import { profileOf } from "./profile.js";
import { resolved, resolvedLast } from "./resolved.js";
import { type Scored, scoresOf } from "./scores.js";
import { mortalStep, woundStep } from "./step.js";
import { countedStrikes, strikesOf, struck } from "./struck.js";
import { fired, joined, moved, unharmed, type Waiting } from "./waiting.js";

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
  const { attacks, hits, wounds, raw, damage, slain } = exactVolley([description]);
  return { attacks, hits, wounds, raw, damage, slain };
}

/**
 * Profiles in firing order, all described as the targets were chosen; devastating wounds of all of them come last, and
 * then mortal wounds in addition. Where attacks are pools, each is judged as it begins, if it can be.
 */
export function exactVolley(
  descriptions: readonly AttackDescription[],
  { picksLeaders, order }: Decided = AS_LISTED,
  pools: readonly JudgedPool[] = descriptions.map((description) => ({ description, at: () => description })),
): UnitOdds {
  const [first] = descriptions;
  if (first === undefined) return { ...scoresOf([], 0), slainOf: {}, damage: certainly(0), slain: certainly(0) };
  const isPrecise = ({ traits }: AttackDescription) =>
    picksLeaders && traits.some(({ trait }) => trait === "precision");
  const chain = chainOf(first, descriptions.some(isPrecise), order.models);
  if (first.defences.some(({ group }) => group !== undefined))
    return oddsOf(
      descriptions,
      chain,
      afterPools(pools, chain, { isPrecise, criticalsFirst: order.criticalsFirst === true }),
    );
  const layout = layoutOf(descriptions, chain.size);
  const stepsOf = (description: AttackDescription) => {
    const step = (kind: WoundKind) => woundStep(chain, layout, description, kind, isPrecise(description));
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
  const waiting = descriptions.slice(0, -1).reduce(after, unharmed(layout.size));
  const places =
    waiting.queues.length < 2 || layout.states > 1
      ? resolved(after(waiting, last))
      : resolvedLast(waiting, strikesOf(last, stepsOf(last)) ?? countedStrikes(last, stepsOf(last)));
  return oddsOf(descriptions, chain, places);
}

/** How pools are resolved. */
interface Resolving {
  readonly criticalsFirst: boolean;
  isPrecise(description: AttackDescription): boolean;
}

/** The chances of every place after all pools. */
function afterPools(pools: readonly JudgedPool[], chain: Chain, { isPrecise, criticalsFirst }: Resolving): Rows {
  const [first, ...later] = pools.map((pool, at) => (at === 0 ? [whole(pool)] : judgedAlike(pool, chain)));
  const stages = [first ?? [], ...later];
  const layout = layoutOf(
    stages.flatMap((kinds) => kinds.map(({ description }) => description)),
    chain.size,
  );
  // a pool ends with its own devastating and mortal wounds before the next begins
  const pool = (before: Rows, { description, isFor }: Judged): Rows => {
    const mine = before.map((chance, place) => (isFor(place % chain.size) ? chance : 0));
    const wounded = afterPool({ chain, layout, description, isPrecise: isPrecise(description), criticalsFirst }, mine);
    return resolved(withMortals(wounded, chain, layout, description));
  };
  return stages.reduce(
    (before, kinds) => kinds.map((kind) => pool(before, kind)).reduce(added),
    unharmed(layout.size).columns,
  );
}

/** Attacks as they are judged at some positions of the target. */
interface Judged {
  readonly description: AttackDescription;
  isFor(position: number): boolean;
}

const whole = ({ description }: JudgedPool): Judged => ({ description, isFor: () => true });

/** A pool by how it is judged, for all positions it may begin at. */
function judgedAlike(pool: JudgedPool, chain: Chain): readonly Judged[] {
  const kinds = new Map<string, { description: AttackDescription; positions: Set<number> }>();
  for (let position = 0; position < chain.size; position++) {
    const description = chain.ordinary[position] === null ? pool.description : pool.at(chain, position);
    const key = judgement(description);
    const kind = kinds.get(key) ?? { description, positions: new Set() };
    kind.positions.add(position);
    kinds.set(key, kind);
  }
  return [...kinds.values()].map(({ description, positions }) => ({ description, isFor: (at) => positions.has(at) }));
}

/** What counts of a description, in one text: where models stand is told by their position. */
const judgement = ({ defences, ...attack }: AttackDescription): string =>
  JSON.stringify([attack, defences.map(({ count: _count, lost: _lost, allocated: _allocated, ...one }) => one)]);

/** What was scored, and what became of the target. */
function oddsOf(descriptions: readonly AttackDescription[], chain: Chain, places: Float64Array): UnitOdds {
  return {
    ...scoresOf(descriptions, chain.ordinary[0]?.defence ?? 0),
    damage: lawOf(places, chain.lost),
    slain: lawOf(places, chain.slain),
    slainOf: Object.fromEntries(Object.entries(chain.slainOf).map(([part, slain]) => [part, lawOf(places, slain)])),
  };
}

/** Mortal wounds in addition wait behind everything else, where the profile has hit or wounded at all (rules 5). */
function withMortals(before: Waiting, chain: Chain, layout: Layout, { inAddition = [], defences }: AttackDescription) {
  if (layout.marks === 0) return before;
  const after = inAddition.reduce((waiting, { on, roll, count, spill }) => {
    const struck = throughRoll(spill ? quantityLaw(count) : certainly(1), roll);
    const each = spill ? certainly(1) : quantityLaw(count);
    const points = defences.map(({ feelNoPainMortal }) => throughPain(each, feelNoPainMortal));
    const bit = on === "hits" ? layout.hit : layout.wounded;
    const isScored = (place: number) => (Math.floor(place / layout.positions) & bit) !== 0;
    return joined(waiting, mortalStep(chain, layout, points), struck.length, (place, wounds) =>
      isScored(place) ? (struck[wounds] as number) : wounds === 0 ? 1 : 0,
    );
  }, before);
  // the next profile has scored nothing yet
  return moved(after, (place) => {
    const state = Math.floor(place / layout.positions);
    return place - (state - (state & ~layout.marks)) * layout.positions;
  });
}

/** The law of something that happens where a D6 reaches a number. */
function throughRoll(law: Pmf, roll: number | null): Pmf {
  const chance = roll === null ? 1 : (7 - roll) / 6;
  return law.map((odds, n) => odds * chance + (n === 0 ? 1 - chance : 0));
}
