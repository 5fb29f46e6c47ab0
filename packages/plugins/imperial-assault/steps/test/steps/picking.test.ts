import { expect, test } from "vitest";
import { duelWith } from "../reading/duel-position.js";
import { does } from "./does.js";

const position = duelWith({}, { hand: ["parry", "planning"], deck: ["blitz", "urgency"] });

test("do:harm-one deals damage to one figure near a space", () => {
  const harm = { type: "do:harm-one", fromSpace: "there", within: 1, except: ["self"], amount: 2 };
  const bound = { there: "e1" };
  const { asked } = does([harm], { bound });
  expect(asked).toMatchObject({ seat: 0, question: "do:harm-one" });
  expect([...asked.keys].sort()).toEqual(["gaarkhan", "luke", "one", "two"]);
  expect(does([harm], { bound, answers: ["luke"] }).table.figures.luke?.damage).toBe(2);
});

test("do:choose-number binds a number between its bounds", () => {
  const number = { type: "do:choose-number", as: "many", atLeast: 1, atMost: 3 };
  expect(does([number]).asked.keys).toEqual([1, 2, 3]);
  expect(does([number], { answers: [2] }).bound.many).toBe(2);
});

test("do:show lets the opponent choose a card of its hand, which everybody sees", () => {
  const { asked } = does([{ type: "do:show" }], { position });
  expect(asked).toMatchObject({ seat: 1, keys: ["parry", "planning"] });
  const shown = does([{ type: "do:show" }], { position, answers: ["planning"] });
  expect(shown.bound.shown).toBe("planning");
  expect(shown.events("card:revealed")).toEqual([{ seat: 1, card: "planning" }]);
});

test("do:reveal shows a whole hand, or the top of a deck", () => {
  const hand = does([{ type: "do:reveal", who: "opponent" }], { position });
  expect(hand.events("hand:revealed")).toEqual([{ seat: 1, cards: ["parry", "planning"] }]);
  const top = does([{ type: "do:reveal", top: 1 }], { position });
  expect(top.events("card:revealed")).toEqual([{ seat: 0, card: "blitz" }]);
});
