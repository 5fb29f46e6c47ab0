import { Unit } from "@riposte/warhammer-40k";
import { hasActiveAbility, readLibrary } from "@riposte/warhammer-40k-abilities";
import { expect, test } from "vitest";
import drilled from "../src/own-mechanic/drilled.json" with { type: "json" };

const library = readLibrary({ "unit-abilities.json": drilled });
const squad = (count: number) =>
  Unit.parse({
    id: "squad",
    models: [{ id: "trooper", count, starting: 5, T: 4, Sv: 3, W: 1, weapons: [{ weapon: "carbine" }] }],
    weapons: [{ id: "carbine", type: "ranged", range: 18, A: 2, skill: 3, S: 4, D: 1 }],
    abilities: ["Drilled"],
  });

test("a Drilled unit may shoot after it fell back, once it has losses", () => {
  expect(hasActiveAbility(squad(5), { library }, "fallBackAndShoot")).toBe(false);
  expect(hasActiveAbility(squad(4), { library }, "fallBackAndShoot")).toBe(true);
});
