import { DatasheetFile } from "@riposte/warhammer-40k";
import { expect, test } from "vitest";
import { importDatasheets, readList, UnreadableFile } from "../../src/index.js";
import { library } from "../fixtures.js";
import { brutes, CATEGORY, horde, read } from "./horde-lists.js";

test("what nobody knows is named with its line and the nearest name, and points are compared", () => {
  const { problems, notes } = read(
    CATEGORY.replace("Brutez (160", "Brutes of Rust (150")
      .replace("Loud Voice", "Loud Voise")
      .replace("1x Rattler", "1x Ratler"),
  );
  expect(problems).toEqual([
    'Line 9: Chief\'s Shout-caller: nobody knows "Ratler". Did you mean "Rattler"?',
    'Line 9: Chief\'s Shout-caller: nobody knows the enhancement "Loud Voise". Did you mean "Loud Voice"?',
    "Line 17: Brutes of Rust: there is no such unit.",
  ]);
  expect(notes).toEqual(["The list says 245 points; its units are 235."]);
});

test("a shield belongs to the models that carry it; where nobody says who, it is not counted", () => {
  const wargear = [{ name: "Door", description: "The bearer has a 5+ invulnerable save.", showAbility: true }];
  const json = { ...horde, datasheets: [{ ...brutes, abilities: { wargear } }] };
  const files = importDatasheets(library, [{ file: "horde.json", json }]).factions.map(({ id: _id, ...file }) =>
    DatasheetFile.parse(file),
  );
  const listed = (doors: number) =>
    readList(
      library,
      {
        text: `Tide (80 Points)\n\nRust Horde\n\nBrutez (80 Points)\n  • 1x Boss Brute\n     ◦ 1x Thumper\n     ◦ 1x Big axe\n  • 9x Brute\n     ◦ 8x Axe\n     ◦ 8x Thumper\n     ◦ 1x Rattler\n     ◦ 1x Fists\n     ◦ ${doors}x Door`,
      },
      files,
    );
  const saves = (doors: number) => listed(doors).army.units[0]?.models.map(({ invulnerable }) => invulnerable);
  expect(saves(9)).toEqual([null, 5, 5]);
  expect(saves(8)).toEqual([null, 5, null]);
  expect(saves(3)).toEqual([null, null, null]);
  expect(listed(3).notes.join()).toContain("which 3 of 9 models carry Door is not said");
});

test("what wargear does for its bearer is for that model's weapons and wounds; for its unit, while it lives", () => {
  const text = {
    Crown: "Each time the bearer makes a ranged attack, add 1 to the Hit roll.",
    Plate: "Add 1 to the bearer's Wounds characteristic.",
    Banner: "Models in the bearer's unit have the Feel No Pain 6+ ability.",
  };
  const wargear = Object.entries(text).map(([name, description]) => ({ name, description, showAbility: true }));
  const json = { ...horde, datasheets: [{ ...brutes, abilities: { wargear } }] };
  const files = importDatasheets(library, [{ file: "horde.json", json }]).factions.map(({ id: _id, ...file }) =>
    DatasheetFile.parse(file),
  );
  const lines = [
    "1x Boss Brute",
    "1x Thumper",
    "1x Big axe",
    "1x Banner",
    "9x Brute",
    "9x Axe",
    "9x Thumper",
    "1x Crown",
  ];
  const bulleted = lines.map((line) => (line.includes("Brute") ? `  • ${line}` : `     ◦ ${line}`)).join("\n");
  const { army, problems, notes } = readList(
    library,
    { text: `Tide (80 Points)\n\nRust Horde\n\nBrutez (80 Points)\n${bulleted}\n     ◦ 1x Plate` },
    files,
  );
  expect([problems, notes]).toEqual([[], []]);
  const [unit] = army.units;
  expect(unit?.models.map(({ count, W, wargear }) => [count, W, wargear])).toEqual([
    [1, unit?.models[0]?.W ?? 0, ["Banner"]],
    [1, (unit?.models[2]?.W ?? 0) + 1, ["Crown"]],
    [8, unit?.models[2]?.W, undefined],
  ]);
  expect(unit?.models[1]?.weapons.map(({ weapon }) => weapon)).toEqual(["thumper (Crown)", "axe (Crown)"]);
  expect(unit?.wargear.map(({ name, bearers }) => [name, bearers])).toEqual([
    ["Banner", undefined],
    ["Crown", true],
  ]);
});

test("points: later copies of a datasheet cost more, and a list that forgot it is told", () => {
  const points = [{ cost: "80", models: "10", active: true }];
  const additionalCost = { cost: "15", afterSelections: "1" };
  const json = { ...horde, datasheets: [{ ...brutes, points, additionalCost }] };
  const files = importDatasheets(library, [{ file: "horde.json", json }]).factions.map(({ id: _id, ...file }) =>
    DatasheetFile.parse(file),
  );
  expect(files[0]?.units[0]?.build?.dearer).toEqual({ after: 1, points: 15 });
  const brutez = (cost: number) => `Brutez (${cost} Points)\n  • 1x Boss Brute\n  • 9x Brute\n`;
  const notes = (second: number) =>
    readList(library, { text: `Tide (160 Points)\n\nRust Horde\n\n${brutez(80)}\n${brutez(second)}` }, files).notes;
  expect(notes(80)).toContain("Line 9: Brutez: copy 2 costs 95 points, 15 more than the first; the list says 80.");
  expect(notes(95).join()).not.toContain("copy 2");
});

test("a list that only the 11th edition writes is of it, with the force disposition it names", () => {
  expect(read(CATEGORY).army.edition).toBeUndefined();
  const { army, problems } = read(CATEGORY.replace("Big March\n", "Big March\nForce Dispositions: Hold Fast\n"));
  expect([army.edition, problems]).toEqual(["11", []]);
  expect(army.army.disposition).toBe("Hold Fast");
});

test("a list says the points of the battle it is for, or not", () => {
  expect(read(CATEGORY).points.limit).toBe(1000);
  expect(read(CATEGORY.replace("Incursion (1,000 Points)\n", "")).points.limit).toBeUndefined();
  expect(read(CATEGORY.replace("Incursion (1,000 Points)", "Strike Force (2,000 Point limit)")).points.limit).toBe(
    2000,
  );
});

test("a unit twice its size is wrong, and the same unit twice is two units", () => {
  expect(read(CATEGORY.replace("19x Brute\n", "39x Brute\n")).problems).toContain(
    "Line 17: Brutez: it has 40 models; its datasheet has 10 to 20.",
  );
  const twice = read(`${CATEGORY}\n\nBrutez (160 Points)\n  • 1x Boss Brute\n  • 9x Brute`);
  expect(twice.army.units.map(({ id }) => id)).toEqual(["chiefs-shout-caller", "brutez", "brutez-2"]);
});

test("a text without units and a list of thousands of pages are refused", () => {
  expect(() => read("Dear Sir, I have no list.")).toThrow(UnreadableFile);
  expect(() => read("x".repeat(300_000))).toThrow("no army list is that long");
});
