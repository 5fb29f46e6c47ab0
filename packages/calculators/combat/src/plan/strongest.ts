import { type DeepReadonly, KernelError } from "@riposte/kernel";
import { carriedBy, meanOf, type Unit, type WeaponProfile, weaponOf } from "@riposte/warhammer-40k";
import { didYouMean } from "@riposte/words";
import { exactAttack } from "../exact/exact-attack.js";
import { type Around, type CombatRules, describe } from "../rules.js";

/** An attack to be planned, and the profiles that were chosen, in their order. */
export interface Choosing {
  readonly rules: CombatRules;
  readonly query: Around;
  readonly chosen: readonly Chosen[];
}

interface Chosen {
  readonly part: string;
  readonly profile: string;
}

type Profile = DeepReadonly<WeaponProfile>;

/** Those of some profiles that may be used: all, unless some were chosen. */
export const chosenAmong = ({ chosen }: Choosing, part: string, profiles: readonly Profile[]): readonly Profile[] =>
  chosen.length === 0
    ? profiles
    : profiles.filter(({ id }) => chosen.some((one) => one.part === part && one.profile === id));

/** The profile that costs the target most wounds on average; Hazardous ones only where there are no others. */
export function strongest(
  { rules, query }: Choosing,
  part: string,
  count: number,
  profiles: readonly Profile[],
): Profile {
  const isHazardous = ({ id }: Profile) => rules.may(query, "attacker", "trait:hazardous", { part, profile: id });
  const safe = profiles.length > 1 ? profiles.filter((profile) => !isHazardous(profile)) : profiles;
  const open = safe.length > 0 ? safe : profiles;
  const harm = ({ id }: Profile) =>
    open.length === 1 ? 0 : meanOf(exactAttack(describe(rules, { ...query, part, weapon: id, count })).damage);
  const harms = open.map(harm);
  return open[harms.indexOf(Math.max(...harms))] as Profile;
}

/** The profiles that are named, by the id or name of a profile or of a weapon with several. */
export function chosenBy(attacker: DeepReadonly<Unit>, words: readonly string[]): readonly Chosen[] {
  const carried = carriedBy(attacker);
  return words.flatMap((word) => {
    const isMeant = (names: readonly (string | undefined)[]) => names.some((name) => plain(name ?? "") === plain(word));
    const exact = carried.filter(({ profile }) => isMeant([profile.id, profile.name]));
    const found = exact.length > 0 ? exact : carried.filter(({ profile }) => isMeant([weaponOf(profile)]));
    if (found.length > 0) return found.map(({ part, profile }) => ({ part: part.id, profile: profile.id }));
    const ids = [...new Set(carried.map(({ profile }) => profile.id))];
    const guess = didYouMean(word, ids);
    throw new KernelError(
      "UNKNOWN_NAME",
      `"${attacker.id}" carries no weapon "${word}".${guess} Carried: ${ids.join(", ") || "nothing"}.`,
    );
  });
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, "-");
