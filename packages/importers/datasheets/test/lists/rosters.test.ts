import type { Unit } from "@riposte/warhammer-40k";
import { gzipSync, strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readList, UnreadableFile } from "../../src/index.js";
import { library } from "../fixtures.js";
import { xmlOf } from "../xml-of.js";
import { armsOf } from "./horde-lists.js";

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

/** As ListForge shares a list. */
const shared = (bytes: Uint8Array) =>
  `Look: https://lists.example/listforge/${encodeURIComponent(btoa(String.fromCharCode(...gzipSync(bytes, { mtime: 0 }))))}`;

test("a link that carries a roster is that roster; one that was cut off, or explodes, is refused", () => {
  const link = shared(strToU8(JSON.stringify(roster)));
  expect(readList(library, { text: link }).army).toEqual(readList(library, { text: JSON.stringify(roster) }).army);
  expect(() => readList(library, { text: link.slice(0, -60) })).toThrow(UnreadableFile);
  const bomb = shared(new Uint8Array(40 * 1024 * 1024));
  expect(() => readList(library, { text: bomb })).toThrow("unpacks to more than 16 MB");
});

test("a roster that says what each model has arms all of them", () => {
  const each = JSON.stringify(roster).replace('"name":"Axe","number":8', '"name":"Axe","number":1');
  const { army } = readList(library, { text: each });
  expect(armsOf(army.units[0] as Unit)).toEqual(["9 Brute: 1 axe, 1 crusher"]);
});

test("a roster says the points of the battle it is for, where there is a limit", () => {
  const limited = (value: number) => ({ roster: { ...roster.roster, costLimits: [{ name: "pts", value }] } });
  expect(readList(library, { text: JSON.stringify(limited(2000)) }).points.limit).toBe(2000);
  expect(readList(library, { text: JSON.stringify(limited(-1)) }).points.limit).toBeUndefined();
});

test("a roster of another game, or none, says so", () => {
  const other = { roster: { ...roster.roster, gameSystemName: "Horus Heresy" } };
  expect(readList(library, { text: JSON.stringify(other) }).problems).toEqual([
    "It is a roster of Horus Heresy, not of Warhammer 40,000.",
  ]);
  expect(() => readList(library, { text: "{}" })).toThrow("it is no roster");
});

test.each([
  ["Invulnerable Save", "4+"],
  ["Invulnerable Save", "This model has a 4+ invulnerable save."],
  ["Invulnerable Save", "An invulnerable save of 4+."],
  ["Invulnerable Save", "Models in this unit have an invulnerable save of 4+"],
  ["Invulnerable Save (4+)", ""],
])("a save that only an ability says is the model's: %s, %s", (name, Description) => {
  const saved = structuredClone(roster);
  saved.roster.forces[0]?.selections[0]?.profiles.push({
    ...{ name, typeName: "Abilities", characteristics: characteristics({ Description }) },
  });
  const { army, notes } = readList(library, { text: JSON.stringify(saved) });
  expect(army.units.flatMap(({ models }) => models.map(({ invulnerable }) => invulnerable))).toEqual([4, 4]);
  expect(notes).toEqual([]);
});

test("a save that is not read is told: what a roster loses is never lost in silence", () => {
  const said = (name: string, Description: string) => {
    const saved = structuredClone(roster);
    saved.roster.forces[0]?.selections[0]?.profiles.push({
      ...{ name, typeName: "Abilities", characteristics: characteristics({ Description }) },
    });
    return readList(library, { text: JSON.stringify(saved) }).notes;
  };
  expect(said("Strange Field", "On Tuesdays this model has a 4+ invulnerable save.")).toEqual([
    'Brutez: save not read: "Strange Field"',
  ]);
  expect(said("Invulnerable Save", "See the other page.")).toEqual(['Brutez: save not read: "Invulnerable Save"']);
});

test("units of a roster that are not its total are told", () => {
  const other = { roster: { ...roster.roster, costs: [{ name: "pts", value: 95 }] } };
  expect(readList(library, { text: JSON.stringify(other) }).notes).toEqual([
    "The roster says 95 points; its units are 90.",
  ]);
});

test("a roster that was cut off, and a zip that explodes, are refused with what to do", () => {
  const whole = JSON.stringify(roster);
  expect(() => readList(library, { text: whole.slice(0, -20) })).toThrow("Was it cut off?");
  const xml = `<?xml version="1.0"?>\n${xmlOf("roster", roster.roster)}`;
  expect(() => readList(library, { text: xml.slice(0, -30) })).toThrow("Download it again.");
  const bomb = zipSync({ "tide.ros": new Uint8Array(200 * 1024 * 1024) });
  expect(() => readList(library, { file: "tide.rosz", bytes: bomb })).toThrow(UnreadableFile);
});
