import { expect, test } from "vitest";
import { readBullets, readGroup, readLoadout } from "../src/printed-lists.js";

test.each([
  ["4-9 Ember Guards", { name: "Ember Guards", least: 4, most: 9 }],
  ["1 Ember Sergeant*", { name: "Ember Sergeant", least: 1, most: 1 }],
  ["<b>3\u20136 Walkers</b>", { name: "Walkers", least: 3, most: 6 }],
  ["1 Line (4 large sections and 1 gun)", { name: "Line", least: 1, most: 1 }],
  ["any number of things", undefined],
])("a line of a composition: %s", (line, group) => {
  expect(readGroup(line)).toEqual(group);
});

test("a loadout says who carries how many of what", () => {
  const text = "<b>The Sergeant is equipped with:</b> 2 pistols; blade.<br><b>Every Guard is equipped with:</b> rifle.";
  expect(readLoadout(text)).toEqual([
    {
      who: "Sergeant",
      items: [
        { name: "pistols", each: 2 },
        { name: "blade", each: 1 },
      ],
    },
    { who: "Guard", items: [{ name: "rifle", each: 1 }] },
  ]);
  expect(readLoadout("This model is equipped with: nothing.")).toEqual([{ who: undefined, items: [] }]);
  expect(readLoadout("Ask the owner.")).toEqual([]);
});

test("bullets are names", () => {
  expect(readBullets("It can lead: \u25a0 Ember Guard \u25a0 Ember Veterans")).toEqual([
    "Ember Guard",
    "Ember Veterans",
  ]);
  expect(readBullets("<ul><li>Ember Guard</li><li>Walkers</li></ul>")).toEqual(["Ember Guard", "Walkers"]);
  expect(readBullets("nobody")).toEqual([]);
});
