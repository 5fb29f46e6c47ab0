import { expect, test } from "vitest";
import { rolledIn } from "../../../../src/games/imperial-assault/table/rolled.js";

test("dice lie as they lay in the end: a reroll turns one of its colour and face", () => {
  const blue = (face: number) => ({ die: "blue", face });
  const events = [
    { type: "attack:rolled", payload: { dice: [blue(1), blue(2), { die: "black", face: 2 }] } },
    { type: "attack:rerolled", payload: { die: "blue", from: 2, to: 5, by: "professional" } },
  ];
  expect(rolledIn(events)).toEqual([blue(1), blue(5), { die: "black", face: 2 }]);
});

test("where nothing was rolled nothing lies there", () => {
  expect(rolledIn([{ type: "figure:moved", payload: {} }])).toEqual([]);
});
