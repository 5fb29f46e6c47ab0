import type { AttackDescription } from "@riposte/warhammer-40k";

/** One number of an attack and the rules that made it what it is. */
export interface Reason {
  readonly number: string;
  readonly by: readonly string[];
}

/** Every number of an attack that a rule changed, and which rules did. */
export function reasonsOf(description: AttackDescription): readonly Reason[] {
  const { attacks, skill, strength, toughness, armourPenetration, hit, wound, criticalHit, criticalWound } =
    description;
  const once = (roll: string) => (description.singles ?? []).filter((single) => single.roll === roll);
  const because: readonly (readonly [string, readonly { readonly by: string }[]])[] = [
    ["attacks", [...attacks.changes, ...once("attacks")]],
    ["skill", skill.because],
    ["hit roll", [...hit.because, ...once("hit")]],
    ["critical hits", criticalHit.because],
    ["Strength", strength.because],
    ["Toughness", toughness.because],
    ["wound roll", [...wound.because, ...once("wound")]],
    ["critical wounds", criticalWound.because],
    ["AP", armourPenetration.because],
    ["save", [...description.defences.flatMap(({ save }) => save.because), ...once("save")]],
    ["damage", [...description.defences.flatMap(({ damage }) => damage.changes), ...once("damage")]],
    ["ignored damage", description.defences.flatMap((defence) => defence.because)],
    ["traits", description.traits],
  ];
  return because
    .map(([number, facts]) => ({ number, by: [...new Set(facts.map(({ by }) => by))] }))
    .filter(({ by }) => by.length > 0);
}
