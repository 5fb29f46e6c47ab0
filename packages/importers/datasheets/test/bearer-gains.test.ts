import { expect, test } from "vitest";
import { bearerGains } from "../src/bearer-gains.js";

test.each([
  ["The bearer has a 4+ invulnerable save.", { invulnerable: 4 }],
  ["Add 1 to the bearer\u2019s Wounds characteristic.", { W: { add: 1 } }],
  ["The bearer has a Wounds characteristic of 4", { W: { set: 4 } }],
  ['The bearer has a Save characteristic of 3+ and a Move characteristic of 9".', { Sv: { set: 3 }, M: { set: 9 } }],
  [
    "Add 2 to the bearer's Toughness characteristic. The bearer has a 5+ invulnerable save.",
    { T: { add: 2 }, invulnerable: 5 },
  ],
])("characteristics of the bearer are read: %s", (text, gains) => {
  expect(bearerGains(text)).toEqual(gains);
});

test.each([
  "Add 2 to the bearer's Toughness characteristic, but it no longer has the Firing Deck ability.",
  "The bearer has a 4+ invulnerable save, but it loses the GRENADES keyword.",
  "Add 1 to the Objective Control characteristic of models in the bearer's unit.",
  "The bearer has the Feel No Pain 5+ ability.",
])("wargear that does anything else is a rule: %s", (text) => {
  expect(bearerGains(text)).toBeUndefined();
});
