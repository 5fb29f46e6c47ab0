import { expect, test } from "vitest";
import { fill, type Language, phrase } from "../src/index.js";

const heard = { players: { you: 0, names: ["Ada", "Mara"] }, spell: (id: string) => (id === "zoro" ? "Zoro" : id) };
const said = (words: string, params: Readonly<Record<string, unknown>>) => fill(words, params, heard);

test.each([
  ["{seat.draws} {count|card}.", { seat: 0, count: 2 }, "You draw 2 cards."],
  ["{seat.draws} {count|card}.", { seat: 1, count: 1 }, "Mara draws 1 card."],
  ["{seat.passes}.", { seat: 0 }, "You pass."],
  ["{seat.has} the initiative.", { seat: 0 }, "You have the initiative."],
  ["{seat.leap|leaps}.", { seat: 1 }, "Mara leaps."],
  ["It is {seat.whose} turn.", { seat: 1 }, "It is Mara's turn."],
  ["{seat.whose} Leader falls.", { seat: 0 }, "Your Leader falls."],
  ["The end. {seat.goes} home.", { seat: 0 }, "The end. You go home."],
  ["{left|candy|candies} left.", { left: 3 }, "3 candies left."],
  ["{count|card} {count?is|are} left.", { count: 1 }, "1 card is left."],
  ["{count|card} {count?is|are} left.", { count: 5000 }, "5000 cards are left."],
  ["{who} attacks {all}.", { who: "zoro", all: ["zoro", "d4"] }, "Zoro attacks Zoro, d4."],
  ["{all.and} attack {any.or}.", { all: ["zoro", "d4", "e5"], any: ["a1", "b2"] }, "Zoro, d4 and e5 attack a1 or b2."],
  ["{chance%} or {chance%1}", { chance: 0.125 }, "13 % or 12.5 %"],
  ["A miss[, since {why}][ ({by})].", { why: "it dodges" }, "A miss, since it dodges."],
  ["A miss[, since {why}].", { why: null }, "A miss."],
  ["[Trigger] stays.", {}, "[Trigger] stays."],
  ["{unknown} stays, {seat.who} too.", {}, "{unknown} stays, {seat.who} too."],
  ["{to}", { to: "d4" }, "d4"],
])("%s with %o reads %s", (words, params, text) => {
  expect(said(words, params)).toBe(text);
});

test("to a watcher every player has a name", () => {
  expect(fill("{seat.draws} {count|card}.", { seat: 1, count: 1 })).toBe("Red draws 1 card.");
});

test("pieces say what is bold, who is named and what may be looked at", () => {
  expect(phrase("{seat.plays} {card}: **{n} damage**.", { seat: 0, card: "zoro", n: 2 }, heard)).toEqual([
    { text: "You", seat: 0 },
    { text: " play" },
    { text: " " },
    { text: "Zoro", thing: "zoro" },
    { text: ": " },
    { text: "2", isBold: true },
    { text: " damage", isBold: true },
    { text: "." },
  ]);
});

test("another language has its own plurals, lists, numbers and grammar", () => {
  const polish: Language = {
    tag: "pl",
    you: "ty",
    your: "twój",
    owned: (name) => `gracza ${name}`,
    yours: (verb) => verb,
    several: (noun) => noun,
  };
  const speaker = { players: { you: 0, names: ["Ada", "Mara"] }, language: polish };
  const cards = (count: number, seat: number) =>
    fill(
      "{seat.dobierasz|dobiera} {count|kartę|karty|kart|karty}: {names.and}.",
      { seat, count, names: ["A", "B"] },
      speaker,
    );
  expect([cards(1, 0), cards(3, 1), cards(5, 1)]).toEqual([
    "Ty dobierasz 1 kartę: A i B.",
    "Mara dobiera 3 karty: A i B.",
    "Mara dobiera 5 kart: A i B.",
  ]);
  expect(fill("{size}", { size: 1.5 }, speaker)).toBe("1,5");
});
