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
