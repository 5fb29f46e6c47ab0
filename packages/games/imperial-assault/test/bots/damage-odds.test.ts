import { expect, test } from "vitest";
import { damageOdds } from "../../src/bots/damage-odds.js";
import { context } from "../position.js";

const odds = damageOdds(context);
const plain = { distance: 1, attackerConditions: [], defenderConditions: [] } as const;
const mean = (chances: readonly number[]) => chances.reduce((sum, chance, damage) => sum + chance * damage, 0);

test.each([
  ["darth-vader", "luke-skywalker", 1],
  ["stormtrooper-elite", "rebel-trooper", 4],
  ["wookiee-warrior", "royal-guard-elite", 1],
])("the chances of %s against %s add up to one", (attacker, defender, distance) => {
  const sum = odds({ ...plain, attacker, defender, distance }).reduce((total, chance) => total + chance, 0);
  expect(sum).toBeCloseTo(1, 10);
});

test("an attack from farther off hurts less, a focused one more, and a hidden target less", () => {
  const near = { ...plain, attacker: "stormtrooper-elite", defender: "rebel-trooper", distance: 4 };
  const usual = mean(odds(near));
  expect(mean(odds({ ...near, distance: 7 }))).toBeLessThan(usual);
  expect(mean(odds({ ...near, attackerConditions: ["focus"] }))).toBeGreaterThan(usual);
  expect(mean(odds({ ...near, defenderConditions: ["hide"] }))).toBeLessThan(usual);
});
