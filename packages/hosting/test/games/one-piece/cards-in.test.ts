import { expect, test } from "vitest";
import { cardsIn } from "../../../src/games/one-piece/index.js";

test.each([
  ["attack:3:52", [3, 52]],
  ["counter:7:3", [7, 3]],
  ["play:12", [12]],
  ["use:12:OP01-016:0", [12]],
  [12, [12]],
  ["pass", []],
  ["first", []],
])("the option %s is about the cards %j", (key, cards) => {
  expect(cardsIn(key)).toEqual(cards);
});
