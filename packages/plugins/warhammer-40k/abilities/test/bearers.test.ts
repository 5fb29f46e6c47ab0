import { Unit, withOwnWeapons } from "@riposte/warhammer-40k";
import { describe, expect, test } from "vitest";
import { described } from "./library.js";

const rule = (effects: readonly object[], rest: object = {}) => ({ name: "Crown", mechanics: [{ effects, ...rest }] });
const crowned = (abilities: readonly object[]) => [{ name: "Crown", bearers: true as const, abilities }];
const group = { T: 4, Sv: 4, W: 1 };

describe("wargear that some models bear", () => {
  const aim = rule([{ do: "modRoll", roll: "hit", by: 1 }], { reach: "model" });
  const attacker = (carried: string) => ({
    wargear: crowned([aim]),
    models: [
      { id: "boss", count: 1, ...group, wargear: ["Crown"], weapons: [{ weapon: "gun" }] },
      { id: "others", count: 4, ...group, weapons: [{ weapon: carried }] },
    ],
  });

  test("changes attacks with their own weapons alone", () => {
    expect(described({ attacker: attacker("club") }).hit.modifier).toBe(1);
  });

  test("is told, not counted, where others carry the same weapon", () => {
    const { hit, uncounted } = described({ attacker: attacker("gun") });
    expect(hit.modifier).toBe(0);
    expect(uncounted).toEqual([{ by: "Crown", gist: "some of them bear it" }]);
  });

  test("goes with weapons of the bearers' own, once they have some", () => {
    const gun = { id: "gun", type: "ranged", range: 24, A: 1, skill: 4, S: 4, AP: 0, D: 1 };
    const unit = withOwnWeapons(Unit.parse({ id: "squad", weapons: [gun], ...attacker("gun") }));
    expect(unit.weapons.map(({ id }) => id)).toEqual(["gun", "gun (Crown)"]);
    expect(unit.models.map(({ weapons }) => weapons)).toEqual([
      [{ weapon: "gun (Crown)", each: 1 }],
      [{ weapon: "gun", each: 1 }],
    ]);
    expect(withOwnWeapons(unit)).toEqual(unit);
  });

  const pain = rule([{ do: "fnp", on: 5 }], { as: "target", reach: "model" });
  const pains = (models: readonly object[], wargear: readonly object[]) =>
    described({ models, target: { wargear } }).defences.map(({ feelNoPain }) => feelNoPain);

  test("protects them alone", () => {
    expect(pains([{ wargear: ["Crown"] }, { count: 4 }], crowned([pain]))).toEqual([5, null]);
  });

  test("protects everybody where it is for the unit, as long as a bearer lives", () => {
    const banner = [{ name: "Crown", abilities: [rule([{ do: "fnp", on: 6 }], { as: "target" })] }];
    expect(pains([{ wargear: ["Crown"] }, { count: 4 }], banner)).toEqual([6, 6]);
    expect(pains([{ wargear: ["Crown"], count: 0 }, { count: 4 }], banner)).toEqual([null]);
  });

  test("that no models name belongs to all of them", () => {
    expect(pains([{}, { count: 4 }], [{ name: "Crown", abilities: [pain] }])).toEqual([5, 5]);
  });
});
