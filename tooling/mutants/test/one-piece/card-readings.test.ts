import { readingsOf } from "@riposte/op-import";
import { expect, test } from "vitest";
import { alterationsOf, KINDS } from "../../src/one-piece/alterations.js";
import { cardReadings, dumpOf } from "../../src/one-piece/card-readings.js";
import { LINES } from "../../src/one-piece/lines.js";
import { measureReadings } from "../../src/readings/measure-readings.js";

const readings = cardReadings.readings([]);
const { rows, missed } = measureReadings(cardReadings, readings);

test("every line of our own is read", () => {
  expect(readings.map(({ line }) => line)).toEqual(LINES);
});

test("lines of our own are altered in every way but one or two", () => {
  const never = rows.filter(({ altered }) => altered === 0).map(({ kind }) => kind);
  expect(never.length, `${never}`).toBeLessThan(3);
  expect(rows.map(({ kind }) => kind)).toEqual(KINDS);
});

test("the checker refuses what says something else than the line", () => {
  expect(missed.map(({ kind, line }) => `${kind}: ${line}`)).toEqual([]);
});

test.each([
  ["a negated condition", "[On Play] If you have 2 or less Life cards, draw 5 cards."],
  ["swapped steps", "[On Play] Draw 5 cards and trash 2 cards from your hand."],
  [
    "a step moved out of its condition",
    "[On Play] If you have 2 or less Life cards, draw 5 cards and trash 2 cards from your hand.",
  ],
  ["rested for active", "[On Play] K.O. up to 1 of your opponent's rested Characters."],
  ["a dropped zone", "[Main] Rest up to 2 of your opponent's Leader or Character cards."],
])("%s is one alteration of a reading", (kind, line) => {
  const [reading] = readingsOf(dumpOf([line]));
  expect([...alterationsOf(reading?.made.abilities ?? [])].map((one) => one.kind)).toContain(kind);
});
