import { expect, test } from "vitest";
import { atLeast, meanOf } from "../../../../src/calculator/compared.js";
import { formOf, linkOf, type SkirmishForm } from "../../../../src/games/imperial-assault/calculator/skirmish-form.js";
import { oddsOf, outcomeOf } from "../../../../src/games/imperial-assault/calculator/skirmish-odds.js";

const opening = formOf(new URLSearchParams("game=imperial-assault"));
const first = (form: SkirmishForm) => oddsOf(form).reckoned.get("a");
const changed = (change: Partial<SkirmishForm["attackers"][number]>): SkirmishForm => ({
  ...opening,
  attackers: opening.attackers.map((one, at) => (at === 0 ? { ...one, ...change } : one)),
});

test("every attack is counted by the rules of play: chances add up, and the likeliest outcome is said", () => {
  const { reckoned, health, wrong } = oddsOf(opening);
  expect(wrong).toEqual([]);
  for (const { law } of reckoned.values()) expect(atLeast(law, 0)).toBeCloseTo(1, 9);
  expect([...reckoned.values()].map((one) => outcomeOf(one, "Rebel Trooper", health))).toEqual([
    "most likely defeats the Rebel Trooper",
    "most likely defeats the Rebel Trooper",
  ]);
});

test("focus helps, and so does another die", () => {
  const usual = meanOf(first(opening)?.law ?? []);
  expect(meanOf(first(changed({ marks: ["focused"] }))?.law ?? [])).toBeGreaterThan(usual);
  const dice = { ...(opening.attackers[0] as SkirmishForm["attackers"][number]).dice, red: "2" };
  expect(meanOf(first(changed({ dice }))?.law ?? [])).toBeGreaterThan(usual);
});

test("the form is its link", () => {
  const form = { ...changed({ marks: ["focused", "hit"] }), distance: "5" };
  expect(formOf(linkOf(form))).toEqual(form);
});

test("a field that is no number is named with its panel", () => {
  expect(oddsOf({ ...opening, distance: "far" }).wrong).toEqual([
    { of: "s", field: "distance", reason: "0 to 99 spaces." },
  ]);
  expect(oddsOf({ ...opening, target: { ...opening.target, health: "0" } }).wrong).toHaveLength(1);
});
