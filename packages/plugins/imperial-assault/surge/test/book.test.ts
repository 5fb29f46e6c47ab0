import { expect, test } from "vitest";
import { surge, surgeBook } from "../src/index.js";
import { context } from "./position.js";

const library = {
  source: "library",
  abilities: {
    "damage 1": { type: "surge", label: "+1 Hit" },
    "pierce 2": { type: "surge", label: "Pierce 2" },
    "damage 4": { type: "surge", surgeCost: 2, label: "+4 Hits" },
  },
};

test("library entries become fields, with their cost", () => {
  const book = surgeBook({ library });
  expect(book.surgeOf("damage 1")).toEqual({ hit: 1 });
  expect(book.surgeOf("damage 4")).toEqual({ hit: 4, surgeCost: 2 });
  expect(book.surgeOf("pierce 1, weaken")).toEqual({ pierce: 1, conditions: ["weaken"] });
});

test("every surge ability printed on a card is spelled in a way that reads back as itself", () => {
  const named = Object.values(context.facts.deployment).flatMap(({ abilities }) => abilities.map(({ id }) => id));
  const book = surgeBook({ named });
  for (const card of Object.values(context.facts.deployment)) {
    if (!("surges" in card)) continue;
    for (const { surgeCost: _, ...printed } of card.surges)
      expect(book.surgeOf(book.labelOf(printed))).toEqual(printed);
  }
});

test("a label of the library is what the decision shows, and the spelling where there is none", () => {
  const book = surgeBook({ library });
  expect(book.labelOf({ hit: 1 })).toBe("+1 Hit");
  expect(book.labelOf({ hit: 4 })).toBe("+4 hit");
  expect(book.labelOf({ hit: 4, surgeCost: 2 })).toBe("+4 Hits");
});

test("a surge id nobody owns is rejected with the nearest known one", () => {
  expect(() => surgeBook().surgeOf("peirce 1")).toThrow(/UNKNOWN_NAME.*"peirce 1".*Did you mean "pierce 1"\?/);
  const misspelled = { source: "x", abilities: { "peirce 1": { type: "surge" } } };
  expect(() => surge(context, { library: misspelled })).toThrow(/peirce 1.*Did you mean "pierce 1"\?/);
});

test("a property nobody owns is rejected", () => {
  const strange = { source: "x", abilities: { "pierce 1": { type: "surge", surgecost: 2 } } };
  expect(() => surge(context, { library: strange })).toThrow(/surgecost/);
});
