import { Unit } from "@riposte/warhammer-40k";
import { expect, test } from "vitest";
import { activeAbility, hasActiveAbility } from "../src/index.js";
import { library } from "./library.js";

const unit = (rest: object) =>
  Unit.parse({
    id: "squad",
    models: [{ id: "trooper", count: 5, T: 4, Sv: 3, W: 1, weapons: [{ weapon: "carbine" }, { weapon: "cannon" }] }],
    weapons: [
      { id: "carbine", type: "ranged", range: 18, A: 2, skill: 3, S: 4, D: 1, abilities: ["Assault"] },
      { id: "cannon", type: "ranged", range: 36, A: 1, skill: 3, S: 9, D: 3 },
    ],
    ...rest,
  });

test("Assault lets the unit shoot after an Advance with these weapons alone", () => {
  expect(hasActiveAbility(unit({}), { library }, "advanceAndShoot")).toBe(true);
  expect(activeAbility(unit({}), { library }, "advanceAndShoot")).toEqual({
    active: true,
    isWholeUnit: false,
    weapons: ["carbine"],
    because: [
      { by: "Assault", from: "weapon", part: "squad", weapon: "carbine", amount: { dice: 0, sides: 6, plus: 1 } },
    ],
    despite: [],
  });
});

test("an ability from a higher layer reaches the whole unit, while its condition holds", () => {
  const drill = {
    name: "Drill",
    mechanics: [
      {
        if: { is: "strength", who: "self", below: "starting" },
        effects: [{ do: "permit", action: "fallBackAndShoot" }],
      },
    ],
  };
  const army = { name: "Army", rules: [{ name: "Army rule", abilities: [drill] }] };
  const fewer = unit({ models: [{ id: "trooper", count: 3, starting: 5, T: 4, Sv: 3, W: 1 }] });
  expect(activeAbility(fewer, { library, army }, "fallBackAndShoot")).toMatchObject({
    isWholeUnit: true,
    because: [{ by: "Drill", from: "army" }],
  });
  expect(hasActiveAbility(unit({}), { library, army }, "fallBackAndShoot")).toBe(false);
});

test("nobody has an ability that nothing gives", () => {
  expect(hasActiveAbility(unit({}), { library }, "advanceAndCharge")).toBe(false);
});

const permit = (action: string, more: object = {}) => ({
  name: "Drill",
  mechanics: [{ as: "either", ...more, effects: [{ do: "permit", action }] }],
});
const grant = { name: "Given", abilities: [permit("fallBackAndCharge")] };
const leader = (rest: object) => ({
  id: "chief",
  leads: ["squad"],
  models: [{ id: "chief", count: 1, T: 4, Sv: 3, W: 4, weapons: [{ weapon: "pistol" }] }],
  weapons: [{ id: "pistol", type: "ranged", range: 12, A: 1, skill: 2, S: 4, D: 1, abilities: ["Pistol"] }],
  ...rest,
});

test.each([
  ["unit", { abilities: [permit("fallBackAndCharge")] }, {}],
  ["leader", { leaders: [leader({ abilities: [permit("fallBackAndCharge")] })] }, {}],
  ["wargear", { wargear: [grant] }, {}],
  ["enhancement", { enhancements: [grant] }, {}],
  ["stratagem", {}, { stratagems: [grant] }],
  ["detachment", {}, { army: { name: "Army", rules: [], detachment: grant } }],
  ["army", {}, { army: { name: "Army", rules: [grant] } }],
])("abilities are collected from the layer %s", (from, rest, context) => {
  expect(activeAbility(unit(rest), { library, ...context }, "fallBackAndCharge")).toMatchObject({
    active: true,
    because: [{ by: "Drill", from }],
  });
});

test("a rule that gives weapons an ability gives what the ability lets them do", () => {
  const gift = {
    name: "Run and gun",
    mechanics: [
      { if: { is: "weapon", named: ["Cannon"] }, effects: [{ do: "grantWeaponAbility", ability: "Assault" }] },
    ],
  };
  expect(activeAbility(unit({ abilities: [gift] }), { library }, "advanceAndShoot")).toMatchObject({
    isWholeUnit: false,
    weapons: ["carbine", "cannon"],
    because: [{ by: "Assault" }, { by: "Run and gun: Assault", from: "unit", weapon: "cannon" }],
  });
});

test("a permission for some weapons is asked of each weapon", () => {
  const drill = permit("fallBackAndShoot", { if: { is: "weapon", ability: "Assault" } });
  expect(activeAbility(unit({ abilities: [drill] }), { library }, "fallBackAndShoot")).toMatchObject({
    isWholeUnit: false,
    weapons: ["carbine"],
  });
});

test("a rule that forbids it wins over every rule that gives it", () => {
  const ban = { name: "Ban", mechanics: [{ effects: [{ do: "forbid", action: "fallBackAndCharge" }] }] };
  expect(
    activeAbility(unit({ abilities: [permit("fallBackAndCharge"), ban] }), { library }, "fallBackAndCharge"),
  ).toMatchObject({ active: false, because: [{ by: "Drill" }], despite: [{ by: "Ban" }] });
});

test.each([
  ["advanceAndShoot", "Advance and Shoot", 1],
  ["advanceAndCharge", "Advance and Charge", 1],
  ["fallBackAndShoot", "Fall Back and Shoot", 1],
  ["fallBackAndCharge", "Fall Back and Charge", 1],
  ["fightsFirst", "Fights First", 1],
  ["infiltrate", "Infiltrators", 1],
  ["hover", "Hover", 1],
  ["leader", "Leader", 1],
  ["scouts", 'Scouts 6"', 6],
  ["deepStrike", "Deep Strike", 1],
  ["firingDeck", "Firing Deck 6", 6],
  ["loneOperative", "Lone Operative", 12],
  ["superHeavyWalker", "Super-Heavy Walker", 4],
])("%s comes from %s, and says how much of it", (name, ability, amount) => {
  const { because } = activeAbility(unit({ abilities: [ability] }), { library }, name);
  expect(because.filter(({ from }) => from === "unit").map((reason) => reason.amount.plus)).toEqual([amount]);
});
