import {
  type AttackFact,
  type AttackQuery,
  factsOf,
  fixed,
  hasKeyword,
  isBig,
  profileOf,
} from "@riposte/warhammer-40k";

/** What dates of the rules change. */
export interface Dated {
  /** Hits of snap shooting are never critical. */
  readonly snapsAreOrdinary: boolean;
}

/** What the core rules of the 11th edition say about an attack, knowing what all plugins said. */
export const coreRules =
  (dated: Dated) =>
  (query: AttackQuery, said: readonly AttackFact[]): readonly AttackFact[] => [
    ...cover(query, said),
    ...bigGunsNeverTire(query, said),
    ...plungingFire(query),
    ...snapShooting(query, dated),
  ];

const core = (by: string) => ({ by, from: "core" }) as const;

/** The Benefit of Cover worsens the Ballistic Skill: a characteristic, so it comes on top of -1 to hit. */
function cover(query: AttackQuery, said: readonly AttackFact[]): readonly AttackFact[] {
  const isIgnored = factsOf(said, "ignore").some(({ what }) => what === "cover");
  const by = query.target.combat.cover ? "Benefit of Cover" : factsOf(said, "cover")[0]?.by;
  if (by === undefined || isIgnored || profileOf(query).type === "melee") return [];
  return [{ fact: "stat", ...core(by), stat: "skill", op: "add", amount: fixed(1) }];
}

/** Big shooters while engaged, and any unit at big engaged ones: -1, but for Close-quarters weapons at whom one is engaged with. */
function bigGunsNeverTire(query: AttackQuery, said: readonly AttackFact[]): readonly AttackFact[] {
  const { attacker, target, situation } = query;
  if (profileOf(query).type === "melee") return [];
  const { engaged } = situation;
  const isClose = factsOf(said, "trait").some(({ trait }) => trait === "pistol");
  if (isClose && engaged.attacker && engaged.target) return [];
  const by = engaged.attacker && isBig(attacker);
  const at = engaged.target && isBig(target);
  return by || at ? [{ fact: "roll", ...core("Big Guns Never Tire"), roll: "hit", add: -1 }] : [];
}

/** From high up, or TOWERING within 12 inches; neither by nor at AIRCRAFT. */
function plungingFire(query: AttackQuery): readonly AttackFact[] {
  const { attacker, target, situation } = query;
  const towers = hasKeyword(attacker, "TOWERING") && situation.distance <= TOWERING;
  const isFlown = hasKeyword(attacker, "AIRCRAFT") || hasKeyword(target, "AIRCRAFT");
  if ((!situation.plunging && !towers) || isFlown || profileOf(query).type === "melee") return [];
  return [{ fact: "stat", ...core("Plunging Fire"), stat: "skill", op: "subtract", amount: fixed(1) }];
}

/** How far the TOWERING look down on others. */
const TOWERING = 12;

/** Only unmodified 6s hit, without re-rolls. */
function snapShooting({ situation }: AttackQuery, { snapsAreOrdinary }: Dated): readonly AttackFact[] {
  if (situation.overwatch === null) return [];
  const by = core("Snap shooting");
  return [
    { fact: "onlyFrom", ...by, least: situation.overwatch, ...(snapsAreOrdinary ? { critical: false } : {}) },
    { fact: "noReroll", ...by, roll: "hit" },
  ];
}
