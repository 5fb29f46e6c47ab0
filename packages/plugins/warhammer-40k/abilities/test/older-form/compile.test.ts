import { characteristicLaw, meanOf } from "@riposte/warhammer-40k";
import { describe, expect, test } from "vitest";
import { hasActiveAbility } from "../../src/index.js";
import { type Duel, described, library, unit } from "./duel.js";

const attacks = (duel: Duel) => meanOf(characteristicLaw(described(duel).attacks));

describe("mechanic JSON of the older form is read as it is", () => {
  test("$param and $keyword are what the printed words say", () => {
    expect(described({ weapon: ["ANTI-INFANTRY 4+"], keywords: ["Infantry"] }).wound.critical).toBe(4);
    expect(described({ weapon: ["ANTI-INFANTRY 4+"], keywords: ["Vehicle"] }).wound.critical).toBe(6);
  });

  test("$halfRange is half the weapon's range, half included", () => {
    expect(attacks({ weapon: ["RAPID FIRE 2"], situation: { distance: 12 } })).toBe(4);
    expect(attacks({ weapon: ["RAPID FIRE 2"], situation: { distance: 12.5 } })).toBe(2);
    const damage = described({ weapon: ["MELTA 2"], situation: { distance: 12 } }).defences[0]?.damage;
    expect(meanOf(characteristicLaw(damage as never))).toBe(4);
  });

  test("$critical hangs effects on critical rolls", () => {
    const { criticalHit, criticalWound } = described({
      weapon: ["Lethal Hits", "Sustained Hits D3", "Devastating Wounds"],
    });
    expect(criticalHit).toMatchObject({ autoWound: true, extraHits: { dice: 1, sides: 3 } });
    expect(criticalWound.devastating).toBe(true);
  });

  test("ratioOf is a gate and a factor", () => {
    expect([4, 5, 11].map((models) => attacks({ weapon: ["Blast"], models }))).toEqual([2, 3, 4]);
  });

  test("movement and charge behaviour are conditions on state", () => {
    expect(described({ weapon: ["Heavy"], combat: { moved: "stationary" } }).hit.modifier).toBe(1);
    expect(described({ weapon: ["Heavy"], combat: { moved: "normal" } }).hit.modifier).toBe(0);
    expect(described({ weapon: ["Lance"], combat: { charged: true } }).wound.modifier).toBe(1);
  });

  test("automatic hits, re-rolls, ignored states and Feel No Pain", () => {
    expect(described({ weapon: ["Torrent"] }).hit.automatic).toBe(true);
    expect(described({ weapon: ["Twin-linked"] }).wound.reroll).toBe("fails");
    expect(described({ weapon: ["Ignores Cover"] }).defences).toHaveLength(1);
    expect(described({ theirs: ["Feel No Pain 5+"] }).defences[0]?.feelNoPain).toBe(5);
  });

  test("addsAbility, addsBehaviour and addsKeyword answer hasActiveAbility", () => {
    const squad = unit("squad", {
      models: [{ id: "one", count: 1, T: 4, Sv: 4, W: 1, weapons: [{ weapon: "gun" }] }],
      weapons: [{ id: "gun", type: "ranged", range: 24, A: 1, skill: 3, S: 4, D: 1, abilities: ["Assault"] }],
      abilities: ["Fights First", "Fly", 'Scouts 6"'],
    });
    const asked = ["advanceAndShoot", "fightsFirst", "fly", "scouts", "hover"];
    expect(asked.map((name) => hasActiveAbility(squad, { library }, name))).toEqual([true, true, true, true, false]);
  });
});
