import { characteristicLaw, meanOf } from "@riposte/warhammer-40k";
import { describe, expect, test } from "vitest";
import { described } from "./library.js";

const attacks = (abilities: readonly string[], more: object = {}) =>
  meanOf(characteristicLaw(described({ weapon: { abilities }, ...more }).attacks));

describe("Rapid Fire X", () => {
  test("adds X attacks within half range, half included", () => {
    expect(attacks(["Rapid Fire 2"], { situation: { distance: 12 } })).toBe(4);
    expect(attacks(["Rapid Fire 2"], { situation: { distance: 13 } })).toBe(2);
  });

  test("may be dice", () => {
    expect(attacks(["Rapid Fire D6+3"], { situation: { distance: 6 } })).toBeCloseTo(8.5, 12);
  });
});

test("Blast adds an attack for every full five models of the target when it was selected", () => {
  expect(attacks(["Blast"], { models: [{ count: 11 }] })).toBe(4);
  expect(attacks(["Blast"], { models: [{ count: 4 }] })).toBe(2);
  expect(attacks(["Blast"], { models: [{ count: 4 }], situation: { targetModels: 10 } })).toBe(4);
});

test("Melta X adds X damage within half range", () => {
  const damage = (distance: number) => {
    const law = described({ weapon: { abilities: ["Melta 2"] }, situation: { distance } }).defences[0]?.damage;
    return law === undefined ? 0 : meanOf(characteristicLaw(law));
  };
  expect(damage(12)).toBe(4);
  expect(damage(18)).toBe(2);
});

test("Heavy is +1 to hit for a unit that remained stationary, and nothing else is", () => {
  const modifier = (moved: string) =>
    described({ weapon: { abilities: ["Heavy"] }, attacker: { combat: { moved } } }).hit.modifier;
  expect(modifier("stationary")).toBe(1);
  expect(modifier("normal")).toBe(0);
  expect(modifier("setUp")).toBe(0);
});

test("Heavy stationary into Stealth is 0", () => {
  const { hit } = described({
    weapon: { abilities: ["Heavy"] },
    attacker: { combat: { moved: "stationary" } },
    target: { abilities: ["Stealth"] },
  });
  expect(hit.modifier).toBe(0);
  expect(hit.because.map(({ by }) => by)).toEqual(["Heavy", "Stealth"]);
});

test("Anti-X Y+ makes wound rolls of Y+ critical against targets with the keyword", () => {
  const critical = (keywords: readonly string[]) =>
    described({ weapon: { abilities: ["Anti-Epic Hero 2+"] }, target: { keywords } }).wound.critical;
  expect(critical(["Epic Hero"])).toBe(2);
  expect(critical(["Infantry"])).toBe(6);
});

test("Twin-linked lets wound rolls be re-rolled, and with re-rolls of 1 it is still one re-roll", () => {
  expect(described({ weapon: { abilities: ["Twin-linked"] } }).wound.reroll).toBe("fails");
});

test("Sustained Hits of several sources is the best one", () => {
  const leader = {
    name: "Gift",
    mechanics: [{ effects: [{ do: "grantWeaponAbility", ability: "Sustained Hits 2" }] }],
  };
  const { criticalHit } = described({ weapon: { abilities: ["Sustained Hits 1"] }, attacker: { abilities: [leader] } });
  expect(criticalHit.extraHits).toEqual({ dice: 0, sides: 6, plus: 2 });
  expect(criticalHit.because.map(({ by }) => by)).toEqual(["Gift: Sustained Hits 2"]);
});
