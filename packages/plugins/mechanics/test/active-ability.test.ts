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
