import { expect, test } from "vitest";
import { readBullets } from "../src/bullets.js";
import { readComposition, readGroups } from "../src/composition.js";
import { readLoadout } from "../src/loadout.js";

test.each([
  ["4-9 Ember Guards", [{ name: "Ember Guards", least: 4, most: 9 }]],
  ["5\u20101\u2060".replace("\u2060", "0 Slingers"), [{ name: "Slingers", least: 5, most: 10 }]],
  ["1 Ember Sergeant*", [{ name: "Ember Sergeant", least: 1, most: 1 }]],
  ["1 Old Marshal – EPIC HERO&x20;", [{ name: "Old Marshal", least: 1, most: 1 }]],
  ["<b>3\u20136 Walkers</b>", [{ name: "Walkers", least: 3, most: 6 }]],
  ["1 Line (4 large sections and 1 gun)", [{ name: "Line", least: 1, most: 1 }]],
  ["5 Guards with Ash and Cinder Spears", [{ name: "Guards with Ash and Cinder Spears", least: 5, most: 5 }]],
  ["any number of things", undefined],
])("a line of a composition: %s", (line, groups) => {
  expect(readGroups(line)).toEqual(groups);
});

test("an OR begins another composition, and a line may hold several groups", () => {
  const { sizes } = readComposition(["1 Sergeant and 9 Troopers", "OR", "2 Sergeants and 18 Troopers"]);
  expect(sizes.map((size) => size.map(({ name, least }) => `${least} ${name}`))).toEqual([
    ["1 Sergeant", "9 Troopers"],
    ["2 Sergeants", "18 Troopers"],
  ]);
});

test("a heading makes every line another composition, and a loadout among them is none", () => {
  const lines = ["1 A, 7 B and 1 C", "1 A and 9 B", "One of the following:", "This model is equipped with: bow.", "?"];
  const { sizes, loadout, unread } = readComposition(lines);
  expect(sizes.map((size) => size.length)).toEqual([3, 2]);
  expect([loadout, unread]).toEqual([["This model is equipped with: bow."], ["?"]]);
});

test("a loadout says who carries how many of what", () => {
  const text = "<b>The Sergeant is equipped with:</b> 2 pistols; blade.<br><b>Every Guard is equipped with:</b> rifle.";
  expect(readLoadout(text)).toEqual([
    {
      who: "Sergeant",
      count: undefined,
      items: [
        { name: "pistols", each: 2 },
        { name: "blade", each: 1 },
      ],
    },
    { who: "Guard", count: undefined, items: [{ name: "rifle", each: 1 }] },
  ]);
  expect(readLoadout("This model is equipped with: nothing.")).toMatchObject([{ who: undefined, items: [] }]);
  expect(readLoadout("One other Guard is equipped with: banner.")).toMatchObject([{ who: "Guard", count: 1 }]);
  expect(readLoadout("Ask the owner.")).toEqual([]);
});

test("bullets are names", () => {
  expect(readBullets("It can lead: \u25a0 Ember Guard \u25a0 Ember Veterans If it dies, they go.")).toEqual([
    "Ember Guard",
    "Ember Veterans",
  ]);
  expect(readBullets("<ul><li>Ember Guard</li><li>Walkers</li></ul>")).toEqual(["Ember Guard", "Walkers"]);
  expect(readBullets("nobody")).toEqual([]);
});
