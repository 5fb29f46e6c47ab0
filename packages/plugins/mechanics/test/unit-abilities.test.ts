import { describe, expect, test } from "vitest";
import { described } from "./library.js";

const leader = (rest: object = {}) => ({
  id: "leader",
  seat: 1,
  leads: ["targets"],
  models: [{ id: "chief", count: 1, T: 5, Sv: 2, W: 4 }],
  ...rest,
});

describe("Stealth", () => {
  test("is -1 to hit for ranged attacks, and nothing in melee", () => {
    const modifier = (type: string) => described({ weapon: { type }, target: { abilities: ["Stealth"] } }).hit.modifier;
    expect(modifier("ranged")).toBe(-1);
    expect(modifier("melee")).toBe(0);
  });

  test("is lost with an attached leader who does not have it", () => {
    const modifier = (abilities: readonly string[]) =>
      described({ target: { abilities: ["Stealth"], leaders: [leader({ abilities })] } }).hit.modifier;
    expect(modifier([])).toBe(0);
    expect(modifier(["Stealth"])).toBe(-1);
  });
});

describe("Feel No Pain", () => {
  test("of several the best one counts", () => {
    const { defences } = described({ target: { abilities: ["Feel No Pain 6+", "Feel No Pain 5+"] } });
    expect(defences[0]?.feelNoPain).toBe(5);
  });

  test("of a leader is his own", () => {
    const { defences } = described({ target: { leaders: [leader({ abilities: ["Feel No Pain 4+"] })] } });
    expect(defences.map(({ feelNoPain }) => feelNoPain)).toEqual([null, 4]);
  });
});

test("while a leader leads, his unit has what he gives; alone nobody does", () => {
  const gift = {
    name: "Gift",
    mechanics: [{ if: { is: "leading" }, effects: [{ do: "grantWeaponAbility", ability: "Lethal Hits" }] }],
  };
  const led = described({ attacker: { leaders: [leader({ id: "boss", seat: 0, abilities: [gift] })] } });
  expect(led.criticalHit).toMatchObject({ autoWound: true, because: [{ by: "Gift: Lethal Hits", from: "leader" }] });
  expect(described({ attacker: { abilities: [gift] } }).criticalHit.autoWound).toBe(false);
});
