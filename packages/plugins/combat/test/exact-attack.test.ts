import { expect, describe as group, test } from "vitest";
import { describe, exactAttack } from "../src/index.js";
import { type Duel, queryOf, rules } from "./duel.js";
import { playedLosses } from "./enumeration.js";

const exact = (duel: Duel) => exactAttack(describe(rules, queryOf(duel)));

const CORPUS: Readonly<Record<string, Duel>> = {
  "two plain attacks": { guns: 2, models: [{ count: 3 }] },
  "Sustained Hits and Lethal Hits on one critical": {
    guns: 2,
    weapon: { abilities: ["Sustained Hits 1", "Lethal Hits"] },
    models: [{ count: 5 }],
  },
  "Anti and Devastating Wounds, deferred and without spilling": {
    guns: 2,
    weapon: { D: 3, abilities: ["Anti-Infantry 4+", "Devastating Wounds"] },
    target: { keywords: ["Infantry"] },
    models: [{ W: 2 }, { count: 2, W: 3, lost: 1 }],
  },
  "Feel No Pain, Twin-linked and random damage": {
    weapon: { D: "D3", abilities: ["Twin-linked"] },
    target: { abilities: ["Feel No Pain 5+"] },
    models: [{ count: 2, W: 2 }],
  },
};

group("exact odds are those of the machines", () => {
  test.each(Object.entries(CORPUS))("%s", (_name, duel) => {
    const played = playedLosses(duel);
    const { damage } = exact(duel);
    expect(damage.length).toBe(played.length);
    for (const [lost, chance] of played.entries()) expect(damage[lost]).toBeCloseTo(chance, 12);
  });
});

test("every law adds up to 1", () => {
  const weapon = {
    A: "2D6",
    D: "D6+1",
    abilities: ["Sustained Hits D3", "Lethal Hits", "Devastating Wounds", "Blast"],
  };
  const target = { abilities: ["Feel No Pain 5+"] };
  const odds = exact({
    guns: 4,
    weapon,
    target,
    models: [
      { W: 2, count: 1 },
      { count: 9, W: 2 },
    ],
  });
  for (const pmf of Object.values(odds) as Float64Array[])
    expect(Math.abs(pmf.reduce((sum, chance) => sum + chance, 0) - 1)).toBeLessThan(1e-12);
});
