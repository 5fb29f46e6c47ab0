import { meanOf } from "@riposte/warhammer-40k";
import { describe, expect, test } from "vitest";
import { runCombatForUnit } from "../../src/index.js";
import { type Duel, optionsOf, profilesOf, unitsOf } from "../duel.js";

const hazardsOf = (duel: Duel) => {
  const { attacker, defender } = unitsOf(duel);
  return runCombatForUnit(attacker, defender, profilesOf(duel), { ...optionsOf(duel), mode: "exact" }).hazards;
};

describe("what Hazardous costs those who fire", () => {
  test("every weapon is tested, and a failed test slays a model of one wound", () => {
    const [hazard, ...others] = hazardsOf({ guns: 5, weapon: { abilities: ["Hazardous"] } });
    expect(others).toEqual([]);
    expect(hazard).toMatchObject({ tests: 5, upTo: 1 });
    expect(meanOf(hazard?.slain ?? new Float64Array())).toBeCloseTo(5 / 6, 12);
    expect(hazard?.slain[5]).toBeCloseTo((1 / 6) ** 5, 12);
  });

  test("three wounds each, none of which go on to the next model", () => {
    const models = [{ id: "walker", count: 2, T: 9, Sv: 3, W: 4, weapons: [{ weapon: "gun-0" }] }];
    const [hazard] = hazardsOf({ weapon: { abilities: ["Hazardous"] }, attacker: { models } });
    // one test fails: 3 wounds of 4; both: the wounded one loses its last
    expect(Array.from(hazard?.lost ?? []).slice(3, 5)).toEqual([expect.closeTo(10 / 36), expect.closeTo(1 / 36)]);
    expect(hazard?.slain[1]).toBeCloseTo(1 / 36, 12);
  });

  test("Feel No Pain of the firing unit counts", () => {
    const [hazard] = hazardsOf({
      guns: 1,
      weapon: { abilities: ["Hazardous"] },
      attacker: { abilities: ["Feel No Pain 5+"] },
    });
    // a model of one wound survives where all three are ignored
    expect(hazard?.slain[1]).toBeCloseTo((1 / 6) * (1 - (1 / 3) ** 3), 12);
  });

  test("other weapons cost nothing", () => {
    expect(hazardsOf({ guns: 5 })).toEqual([]);
  });
});
