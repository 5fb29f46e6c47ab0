import type { Unit } from "@riposte/warhammer-40k";
import { describe, expect, test } from "vitest";
import { armsOf, BRUTES, CATEGORY, FRENCH, HEADER, LONG_HEADER, NEW_RECRUIT, read } from "./horde-lists.js";

describe.each([
  ["the app's categories", CATEGORY],
  ["freeform", CATEGORY.replace("CHARACTERS\n\n", "").replace("BATTLELINE\n\n", "")],
  ["the app's header", HEADER],
  ["the header's long form", LONG_HEADER],
  ["French", FRENCH],
  ["New Recruit's text", NEW_RECRUIT],
  ["typographic quotes and hyphens", CATEGORY.replaceAll("'", "’").replaceAll("Shout-caller", "Shout\u2011caller")],
  [
    "one line of a chat",
    CATEGORY.replace(/\s+/g, " ")
      .replace("Rust Tide (245 Points) ", "Rust Tide (245 Points)\n")
      .replace("Rust Horde Big March ", "Rust Horde\nBig March\n")
      .replace("(1,000 Points) ", "(1,000 Points)\n"),
  ],
])("a list from %s", (_name, text) => {
  test("has the models with what they carry, its enhancement, its detachment and its points", () => {
    const { army, problems, points } = read(text);
    expect(problems).toEqual([]);
    const [chief, brutes] = army.units as [Unit, Unit];
    expect(armsOf(brutes)).toEqual(BRUTES);
    expect(brutes.weapons.map(({ id }) => id).toSorted()).toEqual(["axe", "crusher", "fists", "rattler", "thumper"]);
    expect(armsOf(chief)).toEqual(["1 Chief's Shout-caller: 1 rattler, 1 crusher"]);
    expect(chief.enhancements.map(({ name }) => name)).toEqual(["Loud Voice"]);
    expect(army.army).toMatchObject({ faction: "Rust Horde", detachment: { name: "Big March" } });
    expect(points).toMatchObject({ sum: 245, said: 245 });
  });
});

test("a leader among attached units leads its bodyguard", () => {
  const text = `Tide (225 Points)\n\nRust Horde\n\nATTACHED UNITS\n\nChief's Shout-caller (65 Points)\n  • Attached as: Leader (Character)\n  • 1x Rattler\n  • 1x Crusher\n\nBrutez (160 Points)\n  • Attached as: Bodyguard\n  • 1x Boss Brute\n     ◦ 1x Crusher\n     ◦ 1x Thumper\n  • 9x Brute\n     ◦ 9x Axe\n     ◦ 9x Thumper`;
  const { army, problems } = read(text);
  expect(problems).toEqual([]);
  expect(army.units.map(({ id, leaders }) => [id, leaders.map((leader) => leader.id)])).toEqual([
    ["brutez", ["brutez+chiefs-shout-caller"]],
  ]);
});
