import { expect, test } from "vitest";
import { readNoun } from "../../src/grammar/noun.js";
import { selectorOf } from "../../src/grammar/selector.js";
import { isDone, readerOf } from "../../src/reader.js";

const cards = (text: string): unknown => {
  const reader = readerOf(text);
  const noun = readNoun(reader);
  return noun === undefined || !isDone(reader) ? undefined : selectorOf(noun);
};

test("how many, whose, which, where", () => {
  expect(cards("up to 2 of your opponent's rested Characters with a cost of 3 or less")).toEqual({
    side: "opponent",
    zones: ["characters"],
    filter: { state: "rested", cost: { max: 3 } },
    count: { upTo: 2 },
  });
  expect(cards("all of your black {Navy} or {Crew} type Leader or Character cards")).toEqual({
    side: "you",
    zones: ["leader", "characters"],
    filter: { color: "black", types: ["Navy", "Crew"] },
    count: "all",
  });
  expect(cards("up to 1 Character card with a cost of 2 to 4 and no base effect from your hand or trash")).toEqual({
    side: "you",
    zones: ["hand", "trash"],
    filter: { kind: "Character", cost: { min: 2, max: 4 }, plain: true },
    count: { upTo: 1 },
  });
});

test("alternatives are any of two filters; what follows holds of both", () => {
  expect(
    cards('up to 1 {Navy} type card or card with a type including "Crew" other than [Nami] from your trash'),
  ).toMatchObject({
    filter: { any: [{ types: "Navy" }, { typeIncludes: "Crew" }], not: { name: "Nami" } },
  });
  expect(cards("1 [Nami] or red Event from your hand")).toMatchObject({
    filter: { any: [{ name: "Nami" }, { color: "red", kind: "Event" }] },
  });
});

test("this card, and cards named before, are references", () => {
  expect(cards("this Character")).toEqual({ ref: "self" });
  expect(cards("the selected Character")).toEqual({ ref: "chosen" });
});

test("limits compare with numbers counted now", () => {
  expect(
    cards(
      "up to 1 of your opponent's Characters with a cost equal to or less than the number of your opponent's Life cards",
    ),
  ).toMatchObject({
    filter: { cost: { max: { size: "life", side: "opponent" } } },
  });
  expect(cards("up to 1 of your opponent's Characters with 5000 base power or less")).toMatchObject({
    filter: { basePower: { max: 5000 } },
  });
});
