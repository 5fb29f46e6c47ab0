import { expect, test } from "vitest";
import { parseParameterisedAttribute, splitAttributes } from "../src/index.js";
import { library } from "./library.js";
import printed from "./printed-weapon-abilities.json" with { type: "json" };

const families = new Map<string, number>();
const params = new Map<string, number>();
for (const [text, count] of Object.entries(printed)) {
  const { key = "unknown", param } = parseParameterisedAttribute(library, text) ?? {};
  families.set(key, (families.get(key) ?? 0) + count);
  params.set(`${key} ${param}`, (params.get(`${key} ${param}`) ?? 0) + count);
}

test("every weapon ability printed on a datasheet of the edition is read, and falls into its family", () => {
  expect(Object.keys(printed)).toHaveLength(116);
  expect(families.get("unknown")).toBeUndefined();
  expect(Object.fromEntries([...families].filter(([, count]) => count > 3))).toEqual({
    anti: 609,
    blast: 531,
    "devastating-wounds": 512,
    pistol: 504,
    "twin-linked": 446,
    assault: 402,
    "sustained-hits": 393,
    "rapid-fire": 390,
    "ignores-cover": 335,
    torrent: 305,
    heavy: 288,
    psychic: 282,
    "lethal-hits": 275,
    precision: 199,
    hazardous: 193,
    melta: 156,
    "extra-attacks": 154,
    "indirect-fire": 82,
    lance: 73,
    "one-shot": 31,
    conversion: 13,
  });
  expect(families.size).toBe(36);
});

test("parameters are read with their family, dice included", () => {
  expect(["1", "2", "D3", "3"].map((x) => params.get(`sustained-hits ${x}`))).toEqual([292, 67, 26, 8]);
  expect(
    ["1", "2", "3", "4", "6", "D3", "D6+3", "5", "10", "9", "D6"].map((x) => params.get(`rapid-fire ${x}`)),
  ).toEqual([179, 120, 50, 12, 11, 9, 3, 2, 2, 1, 1]);
  expect(["2", "3", "4", "6", "1"].map((x) => params.get(`melta ${x}`))).toEqual([114, 20, 15, 5, 2]);
});

test("Anti names twelve keywords", () => {
  const keywords = Object.keys(printed).flatMap((text) => parseParameterisedAttribute(library, text)?.keyword ?? []);
  expect([...new Set(keywords)].toSorted()).toEqual([
    "CHAOS",
    "CHARACTER",
    "DAEMON",
    "EPIC HERO",
    "FLY",
    "INFANTRY",
    "MONSTER",
    "PSYKER",
    "TITANIC",
    "TYRANIDS",
    "VEHICLE",
    "WALKER",
  ]);
});

test.each([
  ["Anti-Fortification 4+", { key: "anti", param: 4, keyword: "FORTIFICATION" }],
  ["Anti-Unbound Adversaries 4+", { key: "anti", param: 4, keyword: "UNBOUND ADVERSARIES" }],
  ["Ignore Cover", { key: "ignores-cover" }],
  ["melta d3", { key: "melta", param: "D3" }],
  ["pISTOl", { key: "pistol" }],
  ["c\u2019tan power", { key: "ctan-power" }],
  ["Conversion", { key: "conversion", param: 12 }],
  ['Conversion 24"', { key: "conversion", param: 24 }],
])("%s, given or typed by others, is read", (text, parsed) => {
  expect(parseParameterisedAttribute(library, text)).toEqual(parsed);
});

test.each([
  ["Deadly Demise", ["D3", "D6", "1", "D6+2", "2D6", "D6+6", "3D6", "D6+3", "2D6+6"], "deadly-demise"],
  ["Feel No Pain", ["5+", "6+", "4+", "3+", "5"], "feel-no-pain"],
  ["Scouts", ['6"', '9"', '7"', '8"', 'D6+4"', "6"], "scouts"],
  ["Firing Deck", ["2", "6", "45"], "firing-deck"],
  ["Invulnerable Save", ["4+", "5+", "3"], "invulnerable-save"],
])("%s is read with every parameter", (name, given, key) => {
  const read = given.map((param) => parseParameterisedAttribute(library, `${name} ${param}`));
  expect(read.map((parsed) => parsed?.key)).toEqual(given.map(() => key));
  expect(read.map((parsed) => String(parsed?.param))).toEqual(
    given.map((param) => param.replace(/(?<!D6)[+"]|"$/g, "")),
  );
});

test.each([
  ["Leader", { key: "leader" }],
  ["DEEP STRIKE", { key: "deep-strike" }],
  ["Stealth", { key: "stealth" }],
  ["Infiltrators", { key: "infiltrators" }],
  ["Lone Operative", { key: "lone-operative" }],
  ["Hover", { key: "hover" }],
  ["Super\u2011heavy Walker", { key: "super-heavy-walker" }],
  ["Fights First", { key: "fights-first" }],
  ["Damaged: 1-5 Wounds Remaining", { key: "damaged", param: 5 }],
  ["4+ Invulnerable Save", { key: "invulnerable-save", param: 4 }],
  ["Feel No Pain 4+ (Psychic Attacks)", { key: "feel-no-pain-against-psychic-attacks", param: 4 }],
  ["Feel No Pain 5+ against mortal wounds", { key: "feel-no-pain-against-mortal-wounds", param: 5 }],
])("the unit ability %s is read", (text, parsed) => {
  expect(parseParameterisedAttribute(library, text)).toEqual(parsed);
});

test.each([
  ["sustained hits 1. twin-linked", ["sustained hits 1", "twin-linked"]],
  ["Blast, Heavy,  Rapid Fire D6+3", ["Blast", "Heavy", "Rapid Fire D6+3"]],
  ['<a href="/x">[ANTI-INFANTRY 4+]</a>, <b>pistol</b>', ["[ANTI-INFANTRY 4+]", "pistol"]],
  ["-", []],
  ["", []],
])("a cell holds several abilities: %s", (cell, abilities) => {
  expect(splitAttributes(cell)).toEqual(abilities);
});
