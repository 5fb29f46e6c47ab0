import { warhammerLibrary } from "@riposte/catalog/warhammer-40k";
import { combatRules, readAttackFile, runCombatForUnit } from "@riposte/combat";
import { importDatasheets, readList } from "@riposte/datasheets";
import { DatasheetFile, meanOf, Unit } from "@riposte/warhammer-40k";
import { expect, test } from "vitest";

const LIST = `Green Tide (160 Points)

Orks
War Horde
Incursion (1,000 Points)

BATTLELINE

Boyz (160 Points)
  • 1x Boss Nob
     ◦ 1x Power klaw
     ◦ 1x Slugga
  • 19x Boy
     ◦ 17x Choppa
     ◦ 17x Slugga
     ◦ 2x Big shoota
     ◦ 2x Close combat weapon`;

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
const squad = Unit.parse({ id: "squad", seat: 1, models: [{ id: "marine", count: 5, T: 4, Sv: 3, W: 2 }] });

test("a pasted mob strikes with one klaw, 17 choppas and two pairs of fists: counted by hand", () => {
  const library = warhammerLibrary();
  const imported = importDatasheets(library, [{ file: "orks.json", json: { name: "Orks", datasheets: [boyz] } }]);
  const files = imported.factions.map(({ id: _id, ...file }) => DatasheetFile.parse(file));
  const { army, problems } = readList(library, { text: LIST }, files);
  expect(problems).toEqual([]);
  const rules = combatRules(library);
  const attack = { attacker: army.units[0], defender: squad, conditions: { phase: "fight", distance: 0 } };
  const { attacker, defender, profiles, situation = {} } = readAttackFile(attack, [], rules);
  const { odds } = runCombatForUnit(attacker, defender, profiles, { rules, situation, mode: "exact" });
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
