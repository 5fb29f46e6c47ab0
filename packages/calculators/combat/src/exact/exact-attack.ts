import { attackLaw, hitsOf } from "@riposte/critical-hits";
import { type AttackDescription, certainly, convolve, type Defence, type Pmf, power } from "@riposte/warhammer-40k";
import { damageLaw } from "./harm-law.js";
import { chainOf } from "./kill-chain.js";
import { stepOf } from "./step.js";
import { fired, resolved, unharmed } from "./waiting.js";
import { attacksLaw, type WoundGrid, woundGrid } from "./wound-grid.js";

/** Exact odds of what attacks score, whatever happens to the target; each list adds up to 1. */
export interface Scored {
  readonly attacks: Pmf;
  readonly hits: Pmf;
  readonly wounds: Pmf;
  /** All damage past saves, as if the models that stand first never fell: before Feel No Pain and overkill. */
  readonly raw: Pmf;
}

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

/** Profiles in firing order, all described as the targets were chosen; devastating wounds of all of them come last. */
export function exactVolley(descriptions: readonly AttackDescription[], picksLeaders = false): UnitOdds {
  const [first] = descriptions;
  if (first === undefined)
    return { ...scoredBy([]), profiles: [], slainOf: {}, damage: certainly(0), slain: certainly(0) };
  const isPrecise = ({ traits }: AttackDescription) =>
    picksLeaders && traits.some(({ trait }) => trait === "precision");
  const chain = chainOf(first, descriptions.some(isPrecise));
  const grids = descriptions.map(woundGrid);
  const waiting = descriptions.reduce((before, description, at) => {
    const step = (kind: "normal" | "devastating") => stepOf(chain, description, kind, isPrecise(description));
    return fired(before, grids[at] as WoundGrid, step("normal"), step("devastating"));
  }, unharmed(chain.size));
  const positions = resolved(waiting);
  const nearest = chain.ordinary[0]?.defence ?? 0;
  const profiles = descriptions.map((description, at) => ({
    attacks: attacksLaw(description),
    hits: hitsLaw(description),
    wounds: woundsLaw(grids[at] as WoundGrid),
    raw: rawLaw(description, description.defences[nearest]),
  }));
  return {
    ...scoredBy(profiles),
    damage: lawOf(positions, chain.lost),
    slain: lawOf(positions, chain.slain),
    profiles,
    slainOf: Object.fromEntries(Object.entries(chain.slainOf).map(([part, slain]) => [part, lawOf(positions, slain)])),
  };
}

/** What independent profiles score together. */
function scoredBy(profiles: readonly Scored[]): Scored {
  const sum = (of: keyof Scored) => profiles.reduce((total, profile) => convolve(total, profile[of]), certainly(0));
  return { attacks: sum("attacks"), hits: sum("hits"), wounds: sum("wounds"), raw: sum("raw") };
}

function lawOf(positions: Float64Array, values: readonly number[]): Pmf {
  const law = new Float64Array(Math.max(...values) + 1);
  for (const [at, value] of values.entries()) law[value] = (law[value] as number) + (positions[at] as number);
  return law;
}

/** All hits, those that wound by themselves included. */
function hitsLaw(description: AttackDescription): Pmf {
  const one = hitsOf(description).map(({ rolls, wounds, chance }) => ({ value: rolls + wounds, chance }));
  const law = new Float64Array(Math.max(0, ...one.map(({ value }) => value)) + 1);
  for (const { value, chance } of one) law[value] = (law[value] as number) + chance;
  return summed(attacksLaw(description), law);
}

function woundsLaw({ normals, devastatings, chances }: WoundGrid): Pmf {
  const law = new Float64Array(normals + devastatings - 1);
  for (let i = 0; i < chances.length; i++) {
    const wounds = Math.floor(i / devastatings) + (i % devastatings);
    law[wounds] = (law[wounds] as number) + (chances[i] as number);
  }
  return law;
}

function rawLaw(description: AttackDescription, defence: Defence | undefined): Pmf {
  if (defence === undefined) return certainly(0);
  const [normal, devastating] = [
    damageLaw(description, defence, "normal"),
    damageLaw(description, defence, "devastating"),
  ];
  const each = attackLaw(description).map((wounding) => ({
    chance: wounding.chance,
    law: convolve(power(normal, wounding.normal), power(devastating, wounding.devastating)),
  }));
  const one = new Float64Array(Math.max(...each.map(({ law }) => law.length)));
  for (const { chance, law } of each)
    for (let n = 0; n < law.length; n++) one[n] = (one[n] as number) + chance * (law[n] as number);
  return summed(attacksLaw(description), one);
}

/** The sum of so many alike as the first law says. */
function summed(count: Pmf, one: Pmf): Pmf {
  return count.reduceRight<Pmf>((sum, chance) => {
    const law = convolve(sum, one);
    law[0] = (law[0] as number) + chance;
    return law;
  }, Float64Array.of(0));
}
