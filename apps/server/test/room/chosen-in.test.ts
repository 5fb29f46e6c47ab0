import { expect, test } from "vitest";
import { chosenIn } from "../../src/room/chosen-in.js";

test("rounds and minutes a match may last are told", () => {
  expect(chosenIn({ minutes: 60, rounds: 6 }, 2)).toEqual({ minutes: "60", rounds: "6" });
});

test("guests read the names of ready things, never a list that somebody wrote", () => {
  const own = { name: "Mine", groups: ["dc:1"] };
  expect(chosenIn({ map: "canyon-depot", armies: ["imperial-garrison", own] }, 2)).toEqual({
    map: "canyon-depot",
    armies: ["imperial-garrison", null],
  });
  expect(chosenIn({ deck: ["take-cover", "element-of-surprise", "planning"] }, 2)).toEqual({ deck: null });
  expect(chosenIn({ decks: ["1x ST01-001\n4x ST01-006", { leader: "a" }] }, 2)).toEqual({ decks: [null, null] });
});

test("of a written position nothing is told", () => {
  expect(chosenIn({ position: { round: 2 }, map: "canyon-depot" }, 2)).toBeNull();
  expect(chosenIn(undefined, 2)).toBeNull();
});
