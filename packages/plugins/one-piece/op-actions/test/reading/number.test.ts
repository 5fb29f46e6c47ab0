import { test } from "vitest";
import { gameOf, HERO } from "../invented.js";
import { at, BIG, VANILLA } from "../position.js";

/** A static ability adds the number times 1000 to this card's power. */
const comesTo = (num: object, amount: number) => {
  const power = { sum: [num, 0], times: 1000 };
  const game = gameOf([{ timing: "static", steps: [{ type: "op:give", target: { ref: "self" }, power }] }]);
  at(
    {
      characters: [HERO, VANILLA, BIG],
      hand: [BIG, BIG],
      trash: [BIG, VANILLA, BIG],
      don: { active: 2, rested: 1 },
      leader: { card: "T01-001", don: 3 },
    },
    { characters: [BIG], life: [VANILLA, { card: BIG, faceUp: true }] },
    { game, turn: 7 },
  )
    .value("card:power", { card: 1001 }, 0, amount * 1000)
    .waits()
    .done();
};
const all = (side: string, zones: readonly string[], more: object = {}) => ({ side, zones, count: "all", ...more });

test("sizes of a player's piles, or of both players'", () => {
  comesTo({ size: "life", side: "both" }, 7);
  comesTo({ size: "faceUpLife", side: "opponent" }, 1);
  comesTo({ size: "hand", side: "you" }, 2);
  comesTo({ size: "trash", side: "you", per: 2 }, 1);
});

test("DON!! on the field, active, rested, given, and in their deck", () => {
  comesTo({ size: "don", side: "you" }, 6);
  comesTo({ size: "activeDon", side: "you", times: 2 }, 4);
  comesTo({ size: "restedDon", side: "you", plus: 5 }, 6);
  comesTo({ size: "givenDon", side: "you" }, 3);
  comesTo({ size: "donDeck", side: "you" }, 4);
});

test("cards counted, different names counted once", () => {
  comesTo({ count: all("both", ["characters"], { filter: { cost: { min: 8 } } }) }, 2);
  comesTo({ count: all("you", ["trash"], { distinct: "name" }) }, 2);
});

test("one number of cards: together, the highest, the lowest; the turn", () => {
  const cost = { stat: "cost", of: all("you", ["characters"], { filter: { other: "self" } }) };
  comesTo(cost, 10);
  comesTo({ ...cost, combine: "max" }, 8);
  comesTo({ ...cost, combine: "min" }, 2);
  comesTo({ turn: "number" }, 7);
  comesTo({ turn: "yours" }, 4);
});
