import { DatasheetFile, type Unit } from "@riposte/warhammer-40k";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { importDatasheets, readList, UnreadableFile } from "../src/index.js";
import { shareOut } from "../src/lists/share-out.js";
import { library } from "./fixtures.js";
import { xmlOf } from "./xml-of.js";

const gun = (name: string, range: string) => ({
  profiles: [{ name, range, attacks: "2", skill: "4+", strength: "4", ap: "0", damage: "1", keywords: [] }],
});
const stats = (name: string, w: string) => ({ name, m: '6"', t: "5", sv: "5+", w, ld: "7+", oc: "2" });
const brutes = {
  name: "Brutez",
  factions: ["Rust Horde"],
  keywords: ["Infantry"],
  composition: ["1 Boss Brute", "9-19 Brutez"],
  loadout: "The Boss Brute is equipped with: thumper; big axe. Every Brute is equipped with: thumper; axe.",
  wargear: [
    "For every 10 models in this unit, 1 Brute’s thumper and axe can be replaced with 1 rattler and 1 fists.",
    "The Boss Brute’s big axe can be replaced with 1 crusher.",
  ],
  points: [{ models: "10", cost: "80" }],
  stats: [stats("Brute", "1"), stats("Boss Brute", "2")],
  rangedWeapons: [gun("Thumper", '12"'), gun("Rattler", '36"')],
  meleeWeapons: [gun("Axe", "Melee"), gun("Big axe", "Melee"), gun("Crusher", "Melee"), gun("Fists", "Melee")],
};
const chief = {
  name: "Chief’s Shout‑caller",
  factions: ["Rust Horde"],
  keywords: ["Character"],
  composition: ["1 Chief’s Shout‑caller"],
  loadout: "This model is equipped with: rattler; crusher.",
  leads: { units: ["Brutez"] },
  points: [{ models: "1", cost: "65" }],
  stats: [stats("Chief’s Shout‑caller", "6")],
  rangedWeapons: [gun("Rattler", '36"')],
  meleeWeapons: [gun("Crusher", "Melee")],
};
const horde = {
  name: "Rust Horde",
  datasheets: [brutes, chief],
  enhancements: [{ name: "Loud Voice", cost: "20", detachment: "Big March", description: "It is loud." }],
  rules: { detachment: [{ detachment: "Big March", rules: [{ name: "March", rules: [{ text: "They march." }] }] }] },
};
const datasheets = importDatasheets(library, [{ file: "horde.json", json: horde }]).factions.map(
  ({ id: _id, ...file }) => DatasheetFile.parse(file),
);
const read = (text: string) => readList(library, { text }, datasheets);
const armsOf = ({ models }: Unit) =>
  models.map(
    ({ name, count, weapons }) =>
      `${count} ${name}: ${weapons.map(({ weapon, each }) => `${each} ${weapon}`).join(", ")}`,
  );

const BRUTES = ["1 Boss Brute: 1 thumper, 1 crusher", "17 Brutez: 1 thumper, 1 axe", "2 Brutez: 1 rattler, 1 fists"];
const CATEGORY = `Rust Tide (245 Points)

Rust Horde
Big March
Incursion (1,000 Points)

CHARACTERS

Chief's Shout-caller (85 Points)
  • Warlord
  • 1x Rattler
  • 1x Crusher
  • Enhancements: Loud Voice

BATTLELINE

Brutez (160 Points)
  • 1x Boss Brute
     ◦ 1x Crusher
     ◦ 1x Thumper
  • 19x Brute
     ◦ 17x Axe
     ◦ 17x Thumper
     ◦ 2x Rattler
     ◦ 2x Fists

Exported with App Version: v1.30.0 (1), Data Version: v590`;
const HEADER = `+++++++++++++++++++++++++++++++++++++++++++++++
+ FACTION KEYWORD: Rust Horde
+ DETACHMENT: Big March
+ TOTAL ARMY POINTS: 245pts
+ WARLORD: Char1: Chief's Shout-caller
+ ENHANCEMENT: Loud Voice (on Char1: Chief's Shout-caller)
+++++++++++++++++++++++++++++++++++++++++++++++

Char1: 1x Chief's Shout-caller (85 pts): Warlord, Rattler, Crusher
20x Brutez (160 pts): 1 with Crusher, Thumper; 17 with Axe, Thumper; 2 with Rattler, Fists
END OF ROSTER`;
const LONG_HEADER = HEADER.replace(
  /20x Brutez.*/,
  "20x Brutez (160 pts)\n• 1x Boss Brute: Crusher, Thumper\n• 17x Brute: Axe, Thumper\n• 2x Brute: Rattler, Fists",
);
const NEW_RECRUIT = `Rust Horde - Big March
++ Army Roster ++
Personnages 1 :
Chief's Shout-caller [85pts]: Rattler, Crusher, Warlord
Enhancement: Loud Voice [20pts]
Battleline
Brutez [160pts]:
• 1x Boss Brute: Crusher, Thumper
• 19x Brute: 17x Axe, 17x Thumper, 2x Rattler, 2x Fists
++ Total: [245pts] ++
Created with newrecruit.eu`;
const FRENCH = CATEGORY.replace("CHARACTERS", "PERSONNAGES")
  .replace("BATTLELINE", "LIGNE")
  .replace("• Warlord", "• Seigneur de Guerre")
  .replace("Enhancements:", "Améliorations :")
  .replace("Incursion (1,000 Points)", "Incursion (1 000 Points)")
  .replace(/Exported.*/, "Exporté avec la Version de l’Appli : v1.30.0 (1)");

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
    expect(points).toEqual({ sum: 245, said: 245 });
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

test("a list that only the 11th edition writes is of it, and its force dispositions are told", () => {
  expect(read(CATEGORY).army.edition).toBeUndefined();
  const { army, problems, notes } = read(CATEGORY.replace("Big March\n", "Big March\nForce Dispositions: Hold Fast\n"));
  expect([army.edition, problems]).toEqual(["11", []]);
  expect(notes).toContain("Force dispositions: Hold Fast. Nobody checks them.");
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

const characteristics = (values: Record<string, string>) =>
  Object.entries(values).map(([name, $text]) => ({ name, $text }));
const weapon = (name: string, number: number, type = "Melee Weapons") => ({
  name,
  number,
  type: "upgrade",
  profiles: [
    {
      name,
      typeName: type,
      characteristics: characteristics({
        Range: "Melee",
        A: "3",
        WS: "4+",
        S: "9",
        AP: "-2",
        D: "2",
        Keywords: "Lance",
      }),
    },
  ],
});
const roster = {
  roster: {
    name: "Tide",
    gameSystemName: "Warhammer 40,000 10th Edition",
    costs: [{ name: "pts", value: 90 }],
    forces: [
      {
        catalogueName: "Xenos - Rust Horde",
        selections: [
          {
            name: "Brutez",
            type: "unit",
            number: 1,
            costs: [{ name: "pts", value: 90 }],
            categories: [{ name: "Infantry" }, { name: "Faction: Rust Horde" }],
            profiles: [
              {
                name: "Get Loud",
                typeName: "Abilities",
                characteristics: characteristics({ Description: "They get loud." }),
              },
            ],
            rules: [{ name: "Deep Strike", description: "From above." }],
            selections: [
              {
                name: "Brute",
                type: "model",
                number: 9,
                profiles: [
                  {
                    name: "Brute",
                    typeName: "Unit",
                    characteristics: characteristics({ M: '6"', T: "5", SV: "5+", W: "1", LD: "7+", OC: "2" }),
                  },
                ],
                selections: [weapon("Axe", 8), weapon("Crusher", 1)],
              },
            ],
          },
        ],
      },
    ],
  },
};

test("a roster carries its own datasheets: JSON, XML and zipped XML give the same army", () => {
  const json = readList(library, { text: JSON.stringify(roster) });
  expect(json.problems).toEqual([]);
  const [brutes] = json.army.units as [Unit];
  expect(armsOf(brutes)).toEqual(["8 Brute: 1 axe", "1 Brute: 1 crusher"]);
  expect(brutes).toMatchObject({ points: 90, keywords: ["Infantry", "Rust Horde"] });
  expect(brutes.abilities.map((ability) => (typeof ability === "string" ? ability : ability.name))).toEqual([
    "Get Loud",
    "Deep Strike",
  ]);
  const xml = `<?xml version="1.0"?>\n${xmlOf("roster", roster.roster)}`;
  const zipped = zipSync({ "tide.ros": strToU8(xml) });
  for (const list of [{ text: xml }, { file: "tide.rosz", bytes: zipped }])
    expect(readList(library, list).army).toEqual(json.army);
});

test("a roster that says what each model has arms all of them", () => {
  const each = JSON.stringify(roster).replace('"name":"Axe","number":8', '"name":"Axe","number":1');
  const { army } = readList(library, { text: each });
  expect(armsOf(army.units[0] as Unit)).toEqual(["9 Brute: 1 axe, 1 crusher"]);
});

test("a roster of another game, or none, says so", () => {
  const other = { roster: { ...roster.roster, gameSystemName: "Horus Heresy" } };
  expect(readList(library, { text: JSON.stringify(other) }).problems).toEqual([
    "It is a roster of Horus Heresy, not of Warhammer 40,000.",
  ]);
  expect(() => readList(library, { text: "{}" })).toThrow("it is no roster");
});

test("totals are shared out as the datasheet allows, else by equal numbers, else in turn and unsure", () => {
  const of = (things: Record<string, number>) => new Map(Object.entries(things));
  const allowed = [of({ a: 1, c: 1 }), of({ b: 1, d: 1 })];
  expect(shareOut(4, of({ a: 2, b: 2, c: 2, d: 2 }), allowed)).toEqual({
    isSure: true,
    shares: [
      { count: 2, loadout: allowed[0] },
      { count: 2, loadout: allowed[1] },
    ],
  });
  expect(shareOut(9, of({ gun: 9, axe: 8, ram: 1 }), []).shares.map(({ count }) => count)).toEqual([8, 1]);
  expect(shareOut(3, of({ a: 2, b: 2 }), []).isSure).toBe(false);
});
