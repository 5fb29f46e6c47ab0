import { expect, test } from "vitest";
import { fill, phrase } from "../../src/voice/phrase.js";

const heard = { players: { you: 0, names: ["Ada", "Mara"] }, spell: (id: string) => (id === "zoro" ? "Zoro" : id) };
const said = (words: string, params: Readonly<Record<string, unknown>>) => fill(words, params, heard);

test.each([
  ["{seat.draws} {count|card}.", { seat: 0, count: 2 }, "You draw 2 cards."],
  ["{seat.draws} {count|card}.", { seat: 1, count: 1 }, "Mara draws 1 card."],
  ["{seat.passes}.", { seat: 0 }, "You pass."],
  ["{seat.has} the initiative.", { seat: 0 }, "You have the initiative."],
  ["It is {seat.whose} turn.", { seat: 1 }, "It is Mara's turn."],
  ["{seat.whose} Leader falls.", { seat: 0 }, "Your Leader falls."],
  ["The end. {seat.goes} home.", { seat: 0 }, "The end. You go home."],
  ["{left|candy|candies} left.", { left: 3 }, "3 candies left."],
  ["{who} attacks {all}.", { who: "zoro", all: ["zoro", "d4"] }, "Zoro attacks Zoro, d4."],
  ["{unknown} stays, {seat.who} too.", {}, "{unknown} stays, {seat.who} too."],
  ["{to}", { to: "d4" }, "d4"],
])("%s with %o reads %s", (words, params, text) => {
  expect(said(words, params)).toBe(text);
});

test("without a listener everybody has a name", () => {
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
