import { describe, expect, test } from "vitest";
import { combinators, comes, mayComeLater, type Place, placeIn } from "../src/index.js";

interface Reader extends Place {
  who: string;
}
const HOLES = { n: { pattern: "([0-9]+)", begins: [..."0123456789"] }, name: { pattern: "\\[([^\\]]+)\\]" } };
const { attempt, eat, listOf, oneOf, sees } = combinators<Reader>(HOLES, ["who"]);
const reading = (text: string): Reader => ({ ...placeIn(text), who: "you" });

describe("words are eaten", () => {
  test("whatever their case, and what stood in their holes is given", () => {
    const line = reading("Draw 12 cards from [Deck].");
    expect(eat(line, "draw {n} card(s)?")).toEqual(["12"]);
    expect(eat(line, "from {name}")).toEqual(["Deck"]);
    expect(line.text.slice(line.at)).toBe(".");
  });

  test("only whole ones, and only where they come next", () => {
    const line = reading("drawing cards");
    expect(eat(line, "draw")).toBeUndefined();
    expect(eat(line, "cards")).toBeUndefined();
    expect(line.at).toBe(0);
  });

  test("by one of several ways, with parts that may be missing", () => {
    expect(eat(reading("up to 1 card"), "(up to|exactly) {n} card(s)?")).toEqual(["1"]);
    expect(eat(reading("exactly 3 cards"), "(up to|exactly) {n} card(s)?")).toEqual(["3"]);
    expect(eat(reading("a unit's weapons"), "a unit(?!')")).toBeUndefined();
    expect(eat(reading("a unit weapons"), "a unit(?!')")).toEqual([]);
  });
});

test("what an attempt read in vain is forgotten, but how far it got is not", () => {
  const line = reading("your opponent draws 2 cards");
  const inVain = attempt(line, (reader) => {
    reader.who = "opponent";
    return eat(reader, "your opponent") && eat(reader, "discards {n}");
  });
  expect([inVain, line.at, line.who]).toEqual([undefined, 0, "you"]);
  expect([line.furthest, line.rule]).toEqual(["your opponent".length, "your opponent"]);
});

test("the first rule that reads something is taken", () => {
  const line = reading("rest it");
  const read = oneOf(line, [
    (reader) => eat(reader, "rest this") && "this",
    (reader) => eat(reader, "rest it") && "it",
    (reader) => eat(reader, "rest") && "any",
  ]);
  expect(read).toBe("it");
});

test("a list ends before a separator that nothing follows", () => {
  const line = reading("1, 2 and 3, then 4");
  expect(listOf(line, (reader) => eat(reader, "{n}")?.[0])).toEqual(["1", "2", "3"]);
  expect(line.text.slice(line.at)).toBe(", then 4");
});

test("looking ahead eats nothing and leaves no trace", () => {
  const line = reading("  Draw 2 cards");
  expect([sees(line, "draw"), sees(line, "rest"), comes(line, "d"), mayComeLater(line, "cards")]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect([line.at, line.furthest, line.rule]).toEqual([0, 0, ""]);
});
