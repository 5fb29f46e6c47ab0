import { DatasheetFile, type Unit } from "@riposte/warhammer-40k";
import { importDatasheets, readList } from "../../src/index.js";
import { library } from "../fixtures.js";

const gun = (name: string, range: string) => ({
  profiles: [{ name, range, attacks: "2", skill: "4+", strength: "4", ap: "0", damage: "1", keywords: [] }],
});
const stats = (name: string, w: string) => ({ name, m: '6"', t: "5", sv: "5+", w, ld: "7+", oc: "2" });
export const brutes = {
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
export const horde = {
  name: "Rust Horde",
  datasheets: [brutes, chief],
  enhancements: [{ name: "Loud Voice", cost: "20", detachment: "Big March", description: "It is loud." }],
  rules: { detachment: [{ detachment: "Big March", rules: [{ name: "March", rules: [{ text: "They march." }] }] }] },
};
const datasheets = importDatasheets(library, [{ file: "horde.json", json: horde }]).factions.map(
  ({ id: _id, ...file }) => DatasheetFile.parse(file),
);
export const read = (text: string) => readList(library, { text }, datasheets);
export const armsOf = ({ models }: Unit) =>
  models.map(
    ({ name, count, weapons }) =>
      `${count} ${name}: ${weapons.map(({ weapon, each }) => `${each} ${weapon}`).join(", ")}`,
  );

export const BRUTES = [
  "1 Boss Brute: 1 thumper, 1 crusher",
  "17 Brutez: 1 thumper, 1 axe",
  "2 Brutez: 1 rattler, 1 fists",
];
export const CATEGORY = `Rust Tide (245 Points)

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
export const HEADER = `+++++++++++++++++++++++++++++++++++++++++++++++
+ FACTION KEYWORD: Rust Horde
+ DETACHMENT: Big March
+ TOTAL ARMY POINTS: 245pts
+ WARLORD: Char1: Chief's Shout-caller
+ ENHANCEMENT: Loud Voice (on Char1: Chief's Shout-caller)
+++++++++++++++++++++++++++++++++++++++++++++++

Char1: 1x Chief's Shout-caller (85 pts): Warlord, Rattler, Crusher
20x Brutez (160 pts): 1 with Crusher, Thumper; 17 with Axe, Thumper; 2 with Rattler, Fists
END OF ROSTER`;
export const LONG_HEADER = HEADER.replace(
  /20x Brutez.*/,
  "20x Brutez (160 pts)\n• 1x Boss Brute: Crusher, Thumper\n• 17x Brute: Axe, Thumper\n• 2x Brute: Rattler, Fists",
);
export const NEW_RECRUIT = `Rust Horde - Big March
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
export const FRENCH = CATEGORY.replace("CHARACTERS", "PERSONNAGES")
  .replace("BATTLELINE", "LIGNE")
  .replace("• Warlord", "• Seigneur de Guerre")
  .replace("Enhancements:", "Améliorations :")
  .replace("Incursion (1,000 Points)", "Incursion (1 000 Points)")
  .replace(/Exported.*/, "Exporté avec la Version de l’Appli : v1.30.0 (1)");
