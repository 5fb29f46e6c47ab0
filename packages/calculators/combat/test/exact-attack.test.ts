import { expect, describe as group, test } from "vitest";
import { describe, exactAttack, exactVolley } from "../src/index.js";
import { type Duel, queriesOf, rules } from "./duel.js";
import { played } from "./enumeration.js";

const exact = (duel: Duel) =>
  exactVolley({
    descriptions: queriesOf(duel).map((query) => describe(rules, query)),
    decided: { picksLeaders: duel.precision === "always", order: {} },
  });

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
  "two profiles in firing order, devastating wounds of the first after the second": {
    weapon: [
      { D: 2, abilities: ["Devastating Wounds"] },
      { D: 1, AP: -1 },
    ],
    models: [{ W: 3 }, { W: 2, Sv: 6 }],
  },
  "two profiles with devastating wounds of their own": {
    weapon: [
      { D: 3, abilities: ["Devastating Wounds"] },
      { D: 1, S: 8, abilities: ["Devastating Wounds"] },
    ],
    models: [{ W: 2, count: 2 }],
  },
  "attacks reach the leader after its bodyguard, by its own save": {
    guns: 2,
    weapon: { S: 8, D: 2 },
    models: [{ W: 1 }],
    leader: { W: 4, Sv: 2, invulnerable: 4 },
  },
  "Precision picks the leader, other attacks do not": {
    weapon: [
      { S: 8, abilities: ["Precision"] },
      { S: 8, AP: -2 },
    ],
    models: [{ count: 2 }],
    leader: { W: 2, Sv: 3 },
    precision: "always",
  },
  "damage that may be rolled again": {
    weapon: {
      D: "D6",
      abilities: [{ name: "Aim", mechanics: [{ effects: [{ do: "reroll", roll: "damage", dice: "any" }] }] }],
    },
    models: [{ W: 5 }],
  },
  "a random Strength, re-rolled wounds": {
    weapon: { S: "D3+2", abilities: ["Twin-linked"] },
  },
  "three attacks, no save possible": { guns: 3, weapon: { AP: -6, S: 3 }, models: [{ W: 2, count: 2 }] },
};

const LAWS = ["hits", "wounds", "damage", "slain"] as const;

group("exact odds are those of the machines", () => {
  test.each(Object.entries(CORPUS))("%s", { timeout: 30_000 }, (_name, duel) => {
    const counted = exact(duel);
    const laws = played(duel);
    const compared = Array.isArray(duel.weapon) ? (["damage", "slain"] as const) : LAWS;
    for (const law of compared) {
      const most = Math.max(counted[law].length, laws[law].length);
      for (let at = 0; at < most; at++)
        expect(counted[law][at] ?? 0, `${law} ${at}`).toBeCloseTo(laws[law][at] ?? 0, 12);
    }
  });
});

test("every law adds up to 1", () => {
  const weapon = {
    A: "2D6",
    D: "D6+1",
    abilities: ["Sustained Hits D3", "Lethal Hits", "Devastating Wounds", "Blast"],
  };
  const target = { abilities: ["Feel No Pain 5+"] };
  const [query] = queriesOf({
    guns: 4,
    weapon,
    target,
    models: [
      { W: 2, count: 1 },
      { count: 9, W: 2 },
    ],
  });
  for (const pmf of Object.values(exactAttack(describe(rules, query as never))) as Float64Array[])
    expect(Math.abs(pmf.reduce((sum, chance) => sum + chance, 0) - 1)).toBeLessThan(1e-12);
});
