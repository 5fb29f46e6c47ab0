import { test } from "vitest";
import { gameOf, HERO, self } from "../invented.js";
import { at } from "../position.js";

test('"all of your DON!! cards are rested" is not "none is active": one has to lie there rested, and those given are neither', () => {
  const condition = {
    all: [
      { number: { size: "activeDon", side: "you" }, is: 0 },
      { number: { size: "restedDon", side: "you" }, min: 1 },
    ],
  };
  const power = { timing: "static", condition, steps: [{ type: "op:give", target: self, power: 1000 }] };
  const has = (don: object, given: number, amount: number) =>
    at({ leader: { card: "T01-001", don: given }, characters: [HERO], don }, {}, { game: gameOf([power]) })
      .value("card:power", { card: 1001 }, 0, amount)
      .waits()
      .done();
  has({ active: 0, rested: 0 }, 0, 0);
  has({ active: 0, rested: 0 }, 2, 0);
  has({ active: 1, rested: 2 }, 0, 0);
  has({ active: 0, rested: 2 }, 0, 1000);
  has({ active: 0, rested: 2 }, 1, 1000);
});
