import { attackLaw, hitsOf } from "@riposte/critical-hits";
import { type AttackDescription, certainly, convolve, type Pmf, power } from "@riposte/warhammer-40k";
import { attacksLaw } from "./attack-count.js";
import { damageLaw } from "./harm-law.js";
import { sharperOf } from "./sharper.js";
import { singleScores } from "./single-scores.js";
import { merged, summed, woundsLaw } from "./wounds-law.js";

/** Exact odds of what attacks score, whatever happens to the target; each list adds up to 1. */
export interface Scored {
  readonly attacks: Pmf;
  readonly hits: Pmf;
  readonly wounds: Pmf;
  /** All damage past saves, as if the models that stand first never fell: before Feel No Pain and overkill. */
  readonly raw: Pmf;
}

/** What profiles score together, and each of them. */
export function scoresOf(
  descriptions: readonly AttackDescription[],
  nearest: number,
): Scored & { readonly profiles: readonly Scored[] } {
  // a single re-roll that one profile used is not there for the next: then they are counted one after the other
  if (descriptions.some(({ singles = [] }) => singles.length > 0)) return singleScores(descriptions, nearest);
  const profiles = descriptions.map((description) => ({
    attacks: attacksLaw(description),
    hits: hitsLaw(description),
    wounds: woundsLaw(description),
    raw: rawLaw(description, nearest),
  }));
  const sum = (of: keyof Scored) => profiles.reduce((total, profile) => convolve(total, profile[of]), certainly(0));
  return { attacks: sum("attacks"), hits: sum("hits"), wounds: sum("wounds"), raw: sum("raw"), profiles };
}

/** All hits, those that wound by themselves included. */
const hitsLaw = (description: AttackDescription): Pmf =>
  summed(
    attacksLaw(description),
    merged(hitsOf(description).map(({ rolls, wounds, chance }) => ({ law: certainly(rolls + wounds), chance }))),
  );

function rawLaw(description: AttackDescription, nearest: number): Pmf {
  const defence = description.defences[nearest];
  if (defence === undefined) return certainly(0);
  const normal = damageLaw(description, defence, "normal");
  const sharper = sharperOf(description);
  const devastating =
    sharper === undefined
      ? damageLaw(description, defence, "devastating")
      : damageLaw(sharper, sharper.defences[nearest] ?? defence, "normal");
  const each = attackLaw(description).map((wounding) => ({
    chance: wounding.chance,
    law: convolve(power(normal, wounding.normal), power(devastating, wounding.devastating)),
  }));
  return summed(attacksLaw(description), merged(each));
}
