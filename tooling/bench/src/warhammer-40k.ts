import { combatRules, type Firing, type Mode, runCombatForUnit } from "@riposte/combat";
import { mechanics } from "@riposte/data-warhammer-40k";
import { eleventhMechanics } from "@riposte/data-warhammer-40k/eleventh-edition";
import { eleventhPlayed } from "@riposte/eleventh-edition";
import { Unit } from "@riposte/warhammer-40k";
import { readLibrary } from "@riposte/warhammer-40k-abilities";
import { least, nanoseconds } from "./clock.js";

/** An activation counted and simulated, in milliseconds; and the heap of a large one. */
export interface ActivationTimes {
  readonly exact: number;
  readonly simulated: number;
  /** Ten guns of 2D6+3 attacks with Blast, Sustained Hits and Devastating Wounds; five different Devastating profiles. */
  readonly manyAttacks: number;
  readonly manyQueues: number;
  readonly largeMegabytes: number;
  /** By the 11th edition: the same activation, and one into three groups that save differently. */
  readonly pools: number;
  readonly mixedPools: number;
}

const RUNS = 1_000;
const rules = combatRules(readLibrary(mechanics));
const pooled = combatRules(readLibrary(mechanics, eleventhMechanics), eleventhPlayed());

/** Five profiles into ten models with Feel No Pain: exact beside 1,000 plays; then 200 attacks of one profile. */
export function activationTimes(): ActivationTimes {
  const attacker = gunners(5);
  const exact = () => resolve(attacker, { mode: "exact" });
  const simulated = () => resolve(attacker, { mode: "simulate", runs: RUNS, seed: 1 });
  for (let warm = 0; warm < 20; warm++) exact();
  const milliseconds = (times: number, work: () => void) =>
    least(Array.from({ length: times }, () => nanoseconds(work) / 1e6));
  return {
    exact: milliseconds(20, exact),
    simulated: milliseconds(3, simulated),
    manyAttacks: milliseconds(8, () => resolve(gunners(10), { mode: "exact" }, [{ weapon: "mortar" }], horde)),
    manyQueues: milliseconds(8, () => resolve(attacker, { mode: "exact" }, DEVASTATING)),
    pools: milliseconds(20, () => resolve(attacker, { mode: "exact" }, PROFILES, target, pooled)),
    mixedPools: milliseconds(8, () => resolve(attacker, { mode: "exact" }, PROFILES, mixed, pooled)),
    largeMegabytes: heapOf(() => resolve(gunners(100), { mode: "exact" }, [{ weapon: "repeater" }])),
  };
}

const PROFILES: readonly Firing[] = ["rifle", "flamer", "lance", "cannon", "needle"].map((weapon) => ({ weapon }));

/** Resolves the activation. */
function resolve(
  attacker: Unit,
  mode: Extract<Mode, { mode: "exact" | "simulate" }>,
  profiles = PROFILES,
  defender = target,
  by = rules,
): void {
  runCombatForUnit(attacker, defender, profiles, { rules: by, situation: { distance: 9 }, ...mode });
}

const DEVASTATING: readonly Firing[] = [1, 2, 3, 4, 5].map((at) => ({ weapon: `ray-${at}` }));

const gun = { type: "ranged", range: 24, skill: 3, S: 4, AP: -1, D: 1 };
const weapons = [
  { ...gun, id: "rifle", A: 2, abilities: ["Rapid Fire 1"] },
  { ...gun, id: "flamer", A: "D6", abilities: ["Torrent"] },
  { ...gun, id: "lance", A: 1, S: 9, AP: -4, D: "D6", abilities: ["Melta 2"] },
  { ...gun, id: "cannon", A: 3, S: 6, D: 2, abilities: ["Sustained Hits 1", "Devastating Wounds"] },
  { ...gun, id: "needle", A: 2, D: "D3", abilities: ["Lethal Hits", "Twin-linked"] },
  { ...gun, id: "mortar", A: "2D6+3", S: 5, D: 2, abilities: ["Blast", "Sustained Hits 1", "Devastating Wounds"] },
  ...[1, 2, "D3", 3, "D6"].map((D, at) => ({
    ...gun,
    ...{ id: `ray-${at + 1}`, A: 2, S: 4 + at, AP: -(at % 3), D, abilities: ["Devastating Wounds"] },
  })),
  { ...gun, id: "repeater", A: 2, D: 2, abilities: ["Sustained Hits 1", "Devastating Wounds"] },
];

const gunners = (count: number): Unit =>
  Unit.parse({
    id: "gunners",
    models: [{ id: "gunner", count, T: 4, Sv: 3, W: 2, weapons: weapons.map(({ id }) => ({ weapon: id })) }],
    weapons,
  });

const target = Unit.parse({
  id: "veterans",
  seat: 1,
  keywords: ["Infantry"],
  abilities: ["Feel No Pain 5+"],
  models: [{ id: "veteran", count: 10, T: 4, Sv: 3, W: 2 }],
});

const mixed = Unit.parse({
  ...target,
  id: "mixed",
  models: [
    { id: "veteran", count: 6, T: 4, Sv: 3, W: 2 },
    { id: "shield", count: 3, T: 4, Sv: 3, invulnerable: 4, W: 3 },
    { id: "scout", count: 4, T: 4, Sv: 5, W: 1 },
  ],
});

const horde = Unit.parse({ ...target, id: "horde", models: [{ id: "veteran", count: 20, T: 4, Sv: 3, W: 2 }] });

/** What a call leaves on and takes from the heap and beside it, in megabytes, nothing collected meanwhile by us. */
function heapOf(act: () => unknown): number {
  globalThis.gc?.();
  const before = process.memoryUsage();
  act();
  const after = process.memoryUsage();
  return (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1e6;
}
