import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { armyBuilder as builder } from "../../../../src/games/imperial-assault/lists/army-builder.js";
import { listFileText } from "../../../../src/lists/list-file.js";

const ESCAPE = "\u001B";
const squad = {
  army: {
    affiliation: "imperial",
    cards: [
      { card: "darth-vader" },
      { card: "stormtrooper-elite" },
      { card: "stormtrooper-elite" },
      { card: "driven-by-hatred" },
    ],
  },
  deck: { cards: [{ card: "reinforcements" }, { card: "reinforcements" }, { card: "element-of-surprise" }] },
};
const names = ["Darth Vader", "Stormtrooper (Elite)", "Stormtrooper (Elite)", "[Driven by Hatred]"];
const orders = ["Reinforcements", "Reinforcements", "Element of Surprise"];

describe("what the IACP list builder shares is read", () => {
  const shared = [
    "-- Sandstorm Patrol ---",
    "Deployment Cards:",
    "- Darth Vader IACP",
    "- Stormtrooper [E]",
    "- Stormtrooper (Elite) (I)",
    "- [Driven by Hatred]",
    "Command Cards:",
    "- Reinforcements",
    "- Reinforcements (M)",
    "- Element of Surprise",
    "Stats: 40 points, 15 cards",
    "- Luke Skywalker",
  ];

  test("with bullets, marks of printings and a title; what stands behind the statistics is none of it", () => {
    expect(builder.read(shared.join("\r\n"))).toMatchObject({ list: squad, name: "Sandstorm Patrol", problems: [] });
  });

  test("with costs and no bullets", () => {
    const costs = ["Deployment Cards:", "18 Darth Vader", "Command Cards:", "0 Element of Surprise"].join("\n");
    expect(builder.read(costs).list).toMatchObject({
      army: { cards: [{ card: "darth-vader" }] },
      deck: { cards: [{ card: "element-of-surprise" }] },
    });
  });

  test("in one line, as chat clients leave it", () => {
    expect(builder.read(shared.slice(0, 11).join(" "))).toMatchObject({ list: squad, problems: [] });
  });

  test("a card that is not known is named with its line and the nearest name", () => {
    const { problems } = builder.read(
      shared.map((line) => line.replace("Element of Surprise", "Elment of Surprise")).join("\n"),
    );
    expect(problems).toEqual([{ line: 10, message: expect.stringContaining('"Elment of Surprise"') }]);
    expect(problems[0]?.message).toContain("Element of Surprise");
  });
});

describe("a VASSAL squad is read", () => {
  const piece = (kind: string, name: string, map = "null") =>
    `+/1/prototype;Card\tpiece;;;IACP11_${kind} card--${name}.png;${name}/\t${map};40;40;1001;0`;
  const pieces = (map?: string) => [
    ...names.map((name) => piece("D", name, map)),
    ...orders.map((name) => piece("C", name, map)),
    "+/2/piece;;;token--Hit.png;Hit/\tnull;0;0;3;0",
  ];
  const save = ["begin_save", "", ...pieces("Player 1"), "end_save"].join(ESCAPE);
  const covered = (key: number) => Array.from(new TextEncoder().encode(save), (byte) => byte ^ key);
  const hex = (byte: number) => byte.toString(16).padStart(2, "0");

  test.each([
    ["as plain text", save],
    ["as a deck file", ["DECK\t", ...pieces()].join(ESCAPE)],
    ["by a key in hexadecimal digits", `!VCSK${hex(0xc9)}${covered(0xc9).map(hex).join("")}`],
    ["by a key in bytes", `VOBS${String.fromCharCode(0x5a, ...covered(0x5a))}`],
  ])("%s, and two pieces are two copies", (_how, text) => {
    expect(builder.read(text)).toMatchObject({ list: squad, problems: [] });
  });

  test("one that is cut off says so", () => {
    expect(builder.read(save.slice(0, -10)).problems[0]?.message).toContain("cut off");
    expect(builder.read(`!VCSK${hex(0xc9)}${covered(0xc9).map(hex).join("").slice(0, -1)}`)).toMatchObject({
      list: undefined,
      problems: [{ line: 0, message: expect.stringContaining("cut off") }],
    });
  });

  test("a game with two squads is not guessed at", () => {
    const both = ["begin_save", ...pieces("Player 1"), ...pieces("Player 2"), "end_save"].join(ESCAPE);
    expect(builder.read(both)).toMatchObject({
      list: undefined,
      problems: [{ message: expect.stringContaining("Player 1 and Player 2") }],
    });
  });

  test("out of the zip it is saved in, however it is disguised there", () => {
    const disguised = Uint8Array.from([...new TextEncoder().encode("VOBS"), 0xda, ...covered(0xda)]);
    const zip = zipSync({ savedGame: disguised, savedata: strToU8("<data/>"), moduledata: strToU8("<data/>") });
    expect(builder.read(listFileText("a.vsav", zip))).toMatchObject({ list: squad, problems: [] });
    expect(builder.read(listFileText("a.vsav", strToU8(save)))).toMatchObject({ list: squad, problems: [] });
  });

  test("a zip that is cut off, too large or of something else says so", () => {
    const zip = zipSync({ savedGame: new Uint8Array(9 * 1024 * 1024) });
    expect(() => listFileText("a.vsav", zip)).toThrow("would unpack to 9 MB");
    expect(() => listFileText("a.vsav", zip.slice(0, 60))).toThrow('"a.vsav": the zip is broken');
    expect(() => listFileText("a.vsav", zipSync({ "a.png": strToU8("x") }))).toThrow("no savedGame");
    expect(builder.read("PK\u0003\u0004").problems[0]?.message).toContain("Open or drop the file itself");
  });
});

describe("a Tabletop Admiral link is read", () => {
  const site = "https://classic.tabletopadmiral.com/imperialassault/";

  test("by its numbers, three digits each", () => {
    const { list, problems } = builder.read(`${site}nuc017033033${"000".repeat(11)}ncc119119${"000".repeat(13)}`);
    expect(problems).toEqual([]);
    expect(list?.army.cards.map(({ card }) => card)).toEqual(["chewbacca", "stormtrooper-elite", "stormtrooper-elite"]);
    expect(list?.deck.cards.map(({ card }) => card)).toEqual(["negation", "negation"]);
    expect(list && builder.verdict(list)).toMatchObject({ isLegal: false });
  });

  test("in the older form, two hexadecimal digits each", () => {
    const { list } = builder.read(`${site}112121${"0".repeat(24)}7777`);
    expect(list?.army.cards).toHaveLength(3);
    expect(list?.deck.cards).toHaveLength(2);
  });

  test("a number that is not known, and a link that is cut off, say so", () => {
    expect(builder.read(`${site}nuc999ncc`).problems[0]?.message).toContain("999");
    expect(builder.read(`${site}nuc0170ncc119`).problems[0]?.message).toContain("cut off");
  });
});
