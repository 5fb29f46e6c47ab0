import { describe, expect, test } from "vitest";
import { descriptionsOf } from "../../src/activation.js";
import { exactVolley } from "../../src/index.js";
import { type Duel, queriesOf, rules } from "../duel.js";
import { slowDamage } from "../reference/slow-volley.js";

const DEVASTATING: Duel = {
  guns: 2,
  weapon: [
    { A: 2, S: 5, D: 1, abilities: ["Devastating Wounds"] },
    { A: 3, S: 4, D: 2, AP: -1, abilities: ["Devastating Wounds", "Sustained Hits 1"] },
    { A: 1, S: 8, D: 3, AP: -2, abilities: ["Devastating Wounds", "Lethal Hits"] },
    { A: "D3", S: 6, D: "D3", abilities: ["Devastating Wounds", "Twin-linked"] },
  ],
  models: [{ count: 4, W: 3, Sv: 3 }],
  target: { abilities: ["Feel No Pain 5+"] },
};

describe("wounds that wait are counted as the plain way counts them, to the twelfth digit", () => {
  test.each<readonly [string, Duel]>([
    ["four different Devastating profiles", DEVASTATING],
    [
      "random attacks with Blast, Sustained and Devastating",
      {
        guns: 2,
        weapon: { A: "D6+3", S: 5, D: 2, abilities: ["Blast", "Sustained Hits 1", "Devastating Wounds"] },
        models: [{ count: 20, W: 2, Sv: 4 }],
        target: { abilities: ["Feel No Pain 6+"] },
      },
    ],
    [
      "two profiles whose devastating wounds are alike",
      {
        guns: 3,
        weapon: [
          { A: 2, S: 5, D: 2, abilities: ["Devastating Wounds"] },
          { A: 2, S: 8, D: 2, abilities: ["Devastating Wounds"] },
        ],
        models: [{ count: 5, W: 3 }],
      },
    ],
    [
      "models that save differently, with Lethal Hits behind wounds that are alike",
      {
        guns: 2,
        weapon: [
          { A: 3, S: 5, D: 2, abilities: ["Devastating Wounds"] },
          { A: 2, S: 5, D: 2, abilities: ["Devastating Wounds", "Lethal Hits"] },
          { A: "D3", S: 6, D: "D3", AP: -1, abilities: ["Devastating Wounds"] },
        ],
        models: [
          { count: 2, W: 2, Sv: 5 },
          { count: 2, W: 3, Sv: 2, lost: 1 },
        ],
        leader: { W: 4, Sv: 3, invulnerable: 4 },
        target: { abilities: ["Feel No Pain 5+"] },
      },
    ],
  ])("%s", (_name, duel) => {
    const descriptions = descriptionsOf(rules, queriesOf(duel));
    const [fast, slow] = [exactVolley({ descriptions }).damage, slowDamage(descriptions)];
    expect(fast.length).toBe(slow.length);
    for (const [lost, chance] of slow.entries()) expect(Math.abs((fast[lost] ?? 0) - chance)).toBeLessThan(1e-12);
  });
});
