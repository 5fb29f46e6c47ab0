import { areCriticalsApart, attackLaw, woundVerdicts } from "@riposte/critical-hits";
import { type AttackDescription, certainly, convolve, type Pmf } from "@riposte/warhammer-40k";
import { attacksLaw } from "./attack-count.js";
import { oneTrialMore, thinned } from "./binomial.js";
import { NEVER } from "./fire.js";

/** How many wounds a profile scores: for every number of devastating ones a row by the number of normal ones. */
export interface WoundsLaw {
  readonly normals: number;
  readonly devastatings: number;
  readonly chances: Float64Array;
}

/** All wounds, devastating ones included. */
export const woundsLaw = (description: AttackDescription): Pmf =>
  summed(
    attacksLaw(description),
    merged(
      attackLaw(description).map(({ normal, devastating, chance }) => ({
        law: certainly(normal + devastating),
        chance,
      })),
    ),
  );

/** How likely a wound of each kind does anything at all. */
export interface Telling {
  readonly normal: number;
  readonly devastating: number;
}

/**
 * Both kinds of wounds together, those that do something. Every wound was a roll, and a roll that wounds is devastating
 * with the same chance: so of so many wounds the devastating ones are binomial. Not so where hits wound by themselves and
 * others devastate.
 */
export function bothWounds(
  description: AttackDescription,
  telling: Telling = { normal: 1, devastating: 1 },
): WoundsLaw | undefined {
  const { criticalHit } = description;
  const { success, critical } = woundVerdicts(description);
  if (!areCriticalsApart(description) || critical === 0) {
    const chances = trimmed(thinned(woundsLaw(description), telling.normal));
    return { normals: chances.length, devastatings: 1, chances };
  }
  if (criticalHit.autoWound && criticalHit.declines !== true) return undefined;
  const [normal, worst] = [success * telling.normal, critical * telling.devastating];
  const all = thinned(woundsLaw(description), (normal + worst) / (success + critical));
  return splitting(trimmed(all), worst / (normal + worst));
}

function splitting(all: Pmf, share: number): WoundsLaw {
  const { length } = all;
  const chances = new Float64Array(length * length);
  const binomial = new Float64Array(length);
  binomial[0] = 1;
  let devastatings = 1;
  for (let wounds = 0; wounds < length; wounds++) {
    if (wounds > 0) oneTrialMore(binomial, wounds, share);
    const chance = all[wounds] as number;
    for (let worst = 0; worst <= wounds; worst++) {
      const both = chance * (binomial[worst] as number);
      if (both < NEVER) continue;
      chances[worst * length + wounds - worst] = both;
      if (worst >= devastatings) devastatings = worst + 1;
    }
  }
  return { normals: length, devastatings, chances: chances.subarray(0, devastatings * length) };
}

/** Without numbers at the end that never come about. */
function trimmed(law: Pmf): Pmf {
  let { length } = law;
  while (length > 1 && (law[length - 1] as number) < NEVER) length -= 1;
  return law.subarray(0, length);
}

/** One law of several, each with its chance. */
export function merged(laws: readonly { readonly law: Pmf; readonly chance: number }[]): Pmf {
  const one = new Float64Array(Math.max(1, ...laws.map(({ law }) => law.length)));
  for (const { chance, law } of laws)
    for (let n = 0; n < law.length; n++) one[n] = (one[n] as number) + chance * (law[n] as number);
  return one;
}

/** The sum of so many alike as the first law says. */
export function summed(count: Pmf, one: Pmf): Pmf {
  return count.reduceRight<Pmf>((sum, chance) => {
    const law = convolve(sum, one);
    law[0] = (law[0] as number) + chance;
    return law;
  }, Float64Array.of(0));
}
