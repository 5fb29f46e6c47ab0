import { combatRules, readAttackFile, runCombatForUnit } from "@riposte/combat";
import { importDatasheets, readList } from "@riposte/datasheets";
import { warhammerLibrary } from "@riposte/hosting/warhammer-40k";
import { DatasheetFile, meanOf, Unit } from "@riposte/warhammer-40k";
import { expect, test } from "vitest";

const LIST = `Green Tide (285 Points)

Orks
War Horde
Incursion (1,000 Points)

CHARACTERS

Warboss (65 Points)
  • Warlord
  • 1x Kombi-weapon
  • 1x Power klaw
  • Enhancements: Follow Me Ladz

BATTLELINE

Boyz (160 Points)
  • 1x Boss Nob
     ◦ 1x Power klaw
     ◦ 1x Slugga
  • 19x Boy
     ◦ 17x Choppa
     ◦ 17x Slugga
     ◦ 2x Big shoota
     ◦ 2x Close combat weapon

Exported with App Version: v1.30.0 (1), Data Version: v590`;

const profile = (
  name: string,
  range: string,
  [attacks, skill, strength, ap]: readonly [string, string, string, string],
  damage = "1",
) => ({
  profiles: [{ name, range, attacks, skill, strength, ap, damage, keywords: [] }],
});
const stats = { m: '6"', t: "5", sv: "5+", ld: "7+", oc: "2" };
const boyz = {
  name: "Boyz",
  composition: ["1 Boss Nob", "9-19 Boyz"],
  loadout: "The Boss Nob is equipped with: slugga. Every Boy is equipped with: slugga; choppa.",
  stats: [
    { ...stats, name: "Boy", w: "1" },
    { ...stats, name: "Boss Nob", w: "2" },
  ],
  rangedWeapons: [profile("Slugga", '12"', ["1", "5+", "4", "0"]), profile("Big shoota", '36"', ["3", "5+", "5", "0"])],
  meleeWeapons: [
    profile("Power klaw", "Melee", ["3", "4+", "9", "-2"], "2"),
    profile("Choppa", "Melee", ["3", "3+", "4", "-1"]),
    profile("Close combat weapon", "Melee", ["2", "3+", "4", "0"]),
  ],
};
const warboss = {
  name: "Warboss",
  composition: ["1 Warboss"],
  loadout: "This model is equipped with: kombi-weapon; power klaw.",
  stats: [{ ...stats, name: "Warboss", sv: "4+", w: "6" }],
  rangedWeapons: [profile("Kombi-weapon", '24"', ["1", "5+", "4", "0"])],
  meleeWeapons: [profile("Power klaw", "Melee", ["4", "3+", "10", "-2"], "2")],
};
const enhancements = [
  { name: "Follow Me Ladz", cost: "25", detachment: "War Horde", description: "ORKS model only. They follow." },
];
const squad = Unit.parse({ id: "squad", seat: 1, models: [{ id: "marine", count: 5, T: 4, Sv: 3, W: 2 }] });

test("a pasted mob strikes with one klaw, 17 choppas and two pairs of fists: counted by hand", () => {
  const library = warhammerLibrary();
  const json = { name: "Orks", datasheets: [boyz, warboss], enhancements };
  const imported = importDatasheets(library, [{ file: "orks.json", json }]);
  const files = imported.factions.map(({ id: _id, ...file }) => DatasheetFile.parse(file));
  const { army, problems, notes } = readList(library, { text: LIST }, files);
  expect([problems, notes]).toEqual([[], ["The list says 285 points; its units are 225."]]);
  expect(army.units.map(({ id }) => id)).toEqual(["warboss", "boyz"]);
  const rules = combatRules(library);
  const struck = (attacker: unknown) => {
    const attack = { attacker, defender: squad, conditions: { phase: "fight", distance: 0 } };
    const read = readAttackFile(attack, [], rules);
    const options = { rules, situation: read.situation ?? {}, mode: "exact" } as const;
    return runCombatForUnit(read.attacker, read.defender, read.profiles, options).odds;
  };
  // four attacks of the klaw: 2/3 hit, 5 of 6 wound, 4 of 6 get through, a Marine for each
  expect(meanOf(struck(army.units[0]).raw)).toBeCloseTo((((4 * 2) / 3) * 5 * 4 * 2) / 36, 9);
  const odds = struck(army.units[1]);
  const [klaw, choppas, fists] = [3, 17 * 3, 2 * 2];
  // klaw: half hit, 5 of 6 wound, 4 of 6 get through; choppas: 2/3, 1/2, 1/2; fists: 2/3, 1/2, 1/3
  const hits = klaw / 2 + ((choppas + fists) * 2) / 3;
  const wounds = ((klaw / 2) * 5) / 6 + ((choppas + fists) * 2) / 3 / 2;
  const damage = ((klaw / 2) * 5 * 4 * 2) / 36 + (choppas * 2) / 3 / 2 / 2 + (fists * 2) / 3 / 2 / 3;
  expect(meanOf(odds.attacks)).toBeCloseTo(klaw + choppas + fists, 9);
  expect(meanOf(odds.hits)).toBeCloseTo(hits, 9);
  expect(meanOf(odds.wounds)).toBeCloseTo(wounds, 9);
  expect(meanOf(odds.raw)).toBeCloseTo(damage, 9);
});
