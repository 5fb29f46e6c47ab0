import type { Unit } from "@riposte/warhammer-40k";
import { describe, expect, test } from "vitest";
import { armsOf, BRUTES, read } from "./horde-lists.js";

/** The app's layout with one bullet, and lines that hang below it. */
const HANGING = `Rust Tide (245 points)

Rust Horde
Strike Force (2000 points)
Big March


CHARACTERS

Chief's Shout-caller (85 points)
  • Warlord
  • 1x Rattler
    1x Crusher
  • Enhancement: Loud Voice


BATTLELINE

Brutez (160 points)
  • 1x Boss Brute
    • 1x Crusher
      1x Thumper
  • 19x Brute
    • 17x Axe
      17x Thumper
      2x Rattler
      2x Fists

Exported with App Version: v1.40.1 (94), Data Version: v700`;

const ELEVENTH = HANGING.replace(
  "Rust Horde\nStrike Force (2000 points)\nBig March\n",
  "A tide for the club\nRust Horde\nBig March (3 Detachment Points)\nPurge the Foe\nStrike Force (2000 points)\n",
)
  .replace("CHARACTERS\n", "Attached Units\nAttached Unit 1\n")
  .replace("  • Warlord", "• Attached as: Leader (Character)\n  • Warlord")
  .replace("Enhancement: Loud Voice", "Enhancement: Loud Voice (Upgrade)")
  .replace("\n\nBATTLELINE\n", "")
  .replace("Brutez (160 points)\n", "Brutez (160 points)\n• Attached as: Bodyguard (Battleline)\n");

const FRENCH = ELEVENTH.replace("(3 Detachment Points)", "(3 Points de Détachement)")
  .replace("Purge the Foe\n", "Dispositions des Forces : Purge the Foe,\n")
  .replace("Strike Force (2000 points)", "Force de Frappe (2000 points)")
  .replace("Attached Units\nAttached Unit 1", "Unités Attachées\nUnité 1 Attachée")
  .replace("Attached as: Leader (Character)", "Attachée en tant que : Meneur (Personnage)")
  .replace("Attached as: Bodyguard (Battleline)", "Attachée en tant que : Gardes du Corps")
  .replace("• Warlord", "• Seigneur de Guerre")
  .replace("Enhancement: Loud Voice (Upgrade)", "Optimisation : Loud Voice")
  .replace(/Exported.*/, "Exporté avec la Version de l’Appli : v2.0.0 (121)");

const GERMAN = ELEVENTH.replace("Attached Units\nAttached Unit 1", "Angegliederte Einheiten\nAngegliederte Einheit 1")
  .replace("Attached as: Leader (Character)", "Angegliedert als: Anführer")
  .replace("Attached as: Bodyguard (Battleline)", "Angegliedert als: Leibwache")
  .replace("• Warlord", "• Kriegsherr")
  .replace("Enhancement: Loud Voice (Upgrade)", "Aufwertung: Loud Voice");

const FENCE = "+".repeat(47);
const head = (enhancement: string) => `${FENCE}
+ FACTION KEYWORD: Scrap - Rust Horde
+ LIST NAME: Rust Tide
+ DETACHMENT: Big\u00a0March (March)
+ TOTAL ARMY POINTS: 245pts
+
+ WARLORD: Char1: Chief's Shout-caller
+ ENHANCEMENT: ${enhancement}
+ NUMBER OF UNITS: 2
+ SECONDARY: - Bring It Down: (1x2) - Assassination: 1 Characters
${FENCE}
`;
/** New Recruit's "Tournament". */
const TOURNAMENT = `${head("Loud Voice (on Char1: Chief's Shout-caller)")}
Char1: 1x Chief's Shout-caller (85 pts): Warlord, Rattler, Crusher
Enhancement: Loud Voice (+20 pts)

20x Brutez (160 pts)
• 1x Boss Brute: 1 with Crusher, Thumper
• 19x Brute
    17 with Axe, Thumper
    2 with Rattler, Fists`;
const TOURNAMENT_11 = TOURNAMENT.replace("+ TOTAL", "+ FORCE DISPOSITION: Purge the Foe\n+ TOTAL")
  .replace("(+20 pts)\n", "(+20 pts)\nLeading Brutez\n")
  .concat("\n  Attached to Chief's Shout-caller");
/** New Recruit's "GW". */
const GW = `${head("Loud Voice (on Char1: Chief's Shout-caller)")}
CHARACTER

Chief's Shout-caller (85 pts)
• Warlord
• Rattler, Crusher
• Loud Voice (+20 pts)

BATTLELINE

Brutez (160 pts)
• 1x Boss Brute
    • 1x Crusher
    • 1x Thumper
• 19x Brute
    • 17x Axe
    • 17x Thumper
    • 2x Rattler
    • 2x Fists`;
/** New Recruit's "simple". */
const SIMPLE = `# ++ Army Roster ++ [245 pts]
Scrap - Rust Horde - Rust Tide - [245 pts]
## Configuration
Battle Size: Strike Force
Detachment: Big March
## Character [85 pts]
Chief's Shout-caller [85 pts]: Warlord, Loud Voice [20 pts], Rattler, Crusher
## Battleline [160 pts]
Brutez [160 pts]:
• 1x Boss Brute: Crusher, Thumper
• 17x Brute: Axe, Thumper
• 2x Brute: Rattler, Fists`;
const LIST_FORGE = `Rust Tide - Rust Horde - Big March (245 Points)

Character:
Chief's Shout-caller (85 pts)
  • Warlord
  • Rattler
  • Crusher
  • E: Loud Voice
Battleline:
Brutez (160 pts)
  • 1x Boss Brute
    • Crusher
    • Thumper
  • 19x Brute
    • 17x Axe
    • 17x Thumper
    • 2x Rattler
    • 2x Fists`;
const WAR_ORGAN = `Rust Tide [245 points]
Rust Horde
Battle Size: Strike Force (2000 point limit)
Detachments: Big March (3/3 Detachment Points)
Force Disposition: Purge the Foe

The Loud Ones
Chief's Shout-caller [85 points]
\t• Rattler, Crusher
\t• Warlord
\t• Loud Voice [+20 points]
Brutez [160 points]
\t• 1 Boss Brute with Crusher and Thumper
\t• 17 Brute with Axe and Thumper
\t• 2 Brute with Rattler and Fists
Created with WarOrgan`;

/** A force disposition in the head of a text of Army List Network, and French units by category. */
const ARMY_LIST_NETWORK = `Rust Horde : Rust Tide
### Détachements :
* Rust Horde - Big March
=> Disposition : Purge the Foe
--- Personnages ---
Chief's Shout-caller : 85 pts
- 1x Rattler
- 1x Crusher
- Optimisation : Loud Voice
--- Ligne ---
Brutez (20) : 160 pts
- 1x Boss Brute : Crusher, Thumper
- 17x Brute : Axe, Thumper
- 2x Brute : Rattler, Fists
Total : 245 points - 21 figurines - 2 unités
url : https://40k.armylistnetwork.com/liste-1-tide.html`;
/** New Recruit's French codes. */
const NEW_RECRUIT_FRENCH = `== DETACHEMENT Big March : Rust Horde [245pts] ==
Personnages 1 : Chief's Shout-caller [85pts] Rattler, Crusher, Loud Voice [20pts]
Ligne 1 : Brutez [160pts]
• 1x Boss Brute: Crusher, Thumper
• 17x Brute: Axe, Thumper
• 2x Brute: Rattler, Fists`;
/** Rosterizer's file: a tree of assets. */
const asset = (item: string, quantity = 1, more: object = {}) => ({ item, quantity, ...more });
const weapons = (...names: readonly string[]) => ({ included: names.map((name) => asset(`Ranged Weapon§${name}`)) });
const cost = (value: number) => ({ stats: { Points: { value } } });
const many = (name: string, count: number, ...names: readonly string[]) =>
  asset(`Model§${name}`, count, { assets: { included: names.map((one) => asset(`Melee Weapon§${one}`, count)) } });
const ROSTERIZER = JSON.stringify({
  slug: "tide",
  rulebook: { name: "40,000" },
  history: {
    present: {
      roster: asset("Roster§Rust Tide", 1, {
        ...cost(245),
        assets: {
          traits: [
            asset("Faction§Rust Horde"),
            asset("Detachment§Big March"),
            asset("Force Disposition§Purge the Foe"),
          ],
          included: [
            asset("Unit§Chief's Shout-caller", 1, {
              ...cost(65),
              assets: {
                included: [...weapons("Rattler", "Crusher").included, asset("Enhancement§Loud Voice", 1, cost(20))],
                traits: [asset("Trait§Warlord")],
              },
            }),
            asset("Unit§Brutez", 1, {
              ...cost(160),
              assets: {
                included: [
                  many("Boss Brute", 1, "Crusher", "Thumper"),
                  many("Brute", 17, "Axe", "Thumper"),
                  many("Brute", 2, "Rattler", "Fists"),
                ],
              },
            }),
          ],
        },
      }),
    },
  },
});
const IN_11 = "Big March\n";
const GW_11 = GW.replace("+ TOTAL", "+ FORCE DISPOSITION: Purge the Foe\n+ TOTAL")
  .replace("CHARACTER\n", "Attached Units\nAttached Unit 1\n")
  .replace("• Warlord", "• Attached as: Leader (Character)\n• Warlord")
  .replace("\nBATTLELINE\n", "")
  .replace("• 1x Boss Brute", "• Attached as: Bodyguard (Battleline)\n• 1x Boss Brute");
const SIMPLE_11 = SIMPLE.replace(IN_11, `${IN_11}Force Disposition: Purge the Foe\n`);
const LIST_FORGE_11 = LIST_FORGE.replace("\n\nCharacter", "\nForce Disposition: Purge the Foe\n\nCharacter");
/** No unit leads another in these. */
const APART = /^(?:WarOrgan|Rosterizer|Army List Network|New Recruit, simple|ListForge)/;

describe.each([
  ["the app, hanging lines", "10", HANGING],
  ["the app, hanging lines", "11", ELEVENTH],
  [
    "the app, hanging lines, without its margins",
    "10",
    HANGING.replace(/^ +(?=•? ?\d+x (?:Axe|Thumper|Rattler|Fists|Crusher))/gm, ""),
  ],
  ["the app, French", "11", FRENCH],
  ["the app, German", "11", GERMAN],
  ["New Recruit, Tournament", "10", TOURNAMENT],
  ["New Recruit, Tournament", "11", TOURNAMENT_11],
  ["New Recruit, GW", "10", GW],
  ["New Recruit, simple", "10", SIMPLE],
  ["ListForge", "10", LIST_FORGE],
  ["WarOrgan", "11", WAR_ORGAN],
  ["New Recruit, GW", "11", GW_11],
  ["New Recruit, simple", "11", SIMPLE_11],
  ["New Recruit, French", "10", NEW_RECRUIT_FRENCH],
  ["ListForge", "11", LIST_FORGE_11],
  ["Army List Network, French", "11", ARMY_LIST_NETWORK],
  ["Rosterizer", "11", ROSTERIZER],
])("%s, edition %s", (name, edition, text) => {
  test("is read whole: models, what they carry, who has the enhancement, faction, detachment and points", () => {
    const { army, problems, notes, points } = read(text);
    expect(problems).toEqual([]);
    expect(notes).toEqual([]);
    const units = army.units.flatMap((unit) => [...unit.leaders, unit]);
    const [chief, brutes] = units as [Unit, Unit];
    expect(armsOf(brutes)).toEqual(BRUTES);
    expect(armsOf(chief)).toEqual(["1 Chief's Shout-caller: 1 rattler, 1 crusher"]);
    expect(units.map(({ enhancements }) => enhancements.map((one) => one.name))).toEqual([["Loud Voice"], []]);
    expect(army.army).toMatchObject({ faction: "Rust Horde", detachment: { name: "Big March" } });
    expect(points.sum).toBe(245);
    expect(army.edition).toBe(edition === "11" ? "11" : undefined);
    if (edition === "11") expect(army.army.disposition).toBe("Purge the Foe");
    expect(army.units).toHaveLength(edition === "11" && !APART.test(name) ? 1 : 2);
  });
});

test("an enhancement goes to the unit its place names, also where that is no character, and else to none, with a word", () => {
  const placed = read(
    TOURNAMENT.replace("on Char1: Chief's Shout-caller", "on Infa2: Brutez").replace(/Enhancement: Loud.*\n/, ""),
  );
  expect(placed.army.units.map(({ enhancements }) => enhancements.map(({ name }) => name))).toEqual([
    [],
    ["Loud Voice"],
  ]);
  const nowhere = read(
    TOURNAMENT.replace(" (on Char1: Chief's Shout-caller)", "").replace(/Enhancement: Loud.*\n/, ""),
  );
  expect(nowhere.army.units.flatMap(({ enhancements }) => enhancements)).toEqual([]);
  expect(nowhere.notes).toEqual([
    "Line 13: Chief's Shout-caller: the list says 85 points; its datasheet costs 65 for 1 model.",
    'the list has the enhancement "Loud Voice" and says of no unit of it: no unit has it.',
  ]);
  expect(read(TOURNAMENT.replace(/ENHANCEMENT: Loud.*/, "ENHANCEMENT: ")).problems).toEqual([]);
});

test("of a list with an unknown word the rest is there, and the word is named with the nearest", () => {
  const { army, problems } = read(HANGING.replace("2x Fists", "2x Fistz of Doom"));
  expect(problems).toEqual([expect.stringMatching(/nobody knows "Fistz of Doom"/)]);
  expect(army.units).toHaveLength(2);
});
