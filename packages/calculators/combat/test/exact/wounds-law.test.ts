import { expect, test } from "vitest";
import { descriptionsOf } from "../../src/activation.js";
import type { Step } from "../../src/exact/step.js";
import { countedStrikes } from "../../src/exact/struck.js";
import { bothWounds } from "../../src/exact/wounds-law.js";
import { type Duel, queriesOf, rules } from "../duel.js";

const NOWHERE: Step = { key: "", bands: [] };

const lawsOf = (weapon: Duel["weapon"]) => {
  const [description] = descriptionsOf(rules, queriesOf({ guns: 3, weapon, models: [{ count: 5 }] }));
  if (description === undefined) throw new Error("nothing attacks");
  return {
    law: bothWounds(description),
    counted: countedStrikes(description, { normal: NOWHERE, devastating: NOWHERE }).wounds,
  };
};

test("normal and devastating wounds are one law, the same that counting die by die gives", () => {
  const { law, counted } = lawsOf({ A: "D3+1", S: 5, abilities: ["Sustained Hits D3", "Devastating Wounds"] });
  if (law === undefined) throw new Error("no law");
  for (let worst = 0; worst < counted.devastatings; worst++)
    for (let normal = 0; normal < counted.normals; normal++) {
      const known = normal < law.normals && worst < law.devastatings ? law.chances[worst * law.normals + normal] : 0;
      expect(Math.abs((known ?? 0) - (counted.chances[worst * counted.normals + normal] ?? 0))).toBeLessThan(1e-14);
    }
});

test("hits that wound by themselves are told from wounds that devastate only die by die", () => {
  expect(lawsOf({ A: 2, abilities: ["Lethal Hits", "Devastating Wounds"] }).law).toBeUndefined();
  expect(lawsOf({ A: 2, abilities: ["Lethal Hits"] }).law?.devastatings).toBe(1);
});
