import { expect, test } from "vitest";
import { die, pick, type Streams, shuffle } from "../../src/chance/distribution.js";
import { sampleChance } from "../../src/chance/sample.js";
import { scriptedChance } from "../../src/chance/script.js";

test("scripted outcomes come in order, each stream by itself", () => {
  const chance = scriptedChance({ dice: [6, 1], deck: [[2, 0, 1]], loot: [1] });
  const streams: Streams = {};
  expect(chance.draw(streams, "dice", die(6))).toBe(6);
  expect(chance.draw(streams, "deck", shuffle(3))).toEqual([2, 0, 1]);
  expect(chance.draw(streams, "loot", pick(2))).toBe(1);
  expect(chance.draw(streams, "dice", die(6))).toBe(1);
  expect(chance.leftOver()).toEqual([]);
});

test("the place in the script is part of the state: an earlier state draws the same outcome again", () => {
  const chance = scriptedChance({ dice: [3, 5] });
  const streams: Streams = {};
  chance.draw(streams, "dice", die(6));
  const before = JSON.parse(JSON.stringify(streams)) as Streams;
  expect(chance.draw(streams, "dice", die(6))).toBe(5);
  expect(chance.leftOver(before)).toEqual(["dice, entry 2: 5"]);
  expect(chance.draw(before, "dice", die(6))).toBe(5);
  expect(chance.leftOver(before)).toEqual([]);
});

test.each([
  ["a face the die does not have", 7, die(6)],
  ["half a face", 1.5, die(6)],
  ["an order for a die", [0], die(1)],
  ["an index past the end", 2, pick(2)],
  ["a number for a shuffle", 1, shuffle(2)],
  ["an order with a card twice", [0, 0], shuffle(2)],
  ["an order that lacks a card", [0], shuffle(2)],
  ["an order with a foreign card", [0, 2], shuffle(2)],
])("%s is refused, and the script stands where it was", (_, entry, distribution) => {
  const chance = scriptedChance({ dice: [entry] });
  const streams: Streams = {};
  expect(() => chance.draw(streams, "dice", distribution)).toThrow(
    /^CHANCE_INVALID: stream "dice", entry 1 of the script/,
  );
  expect(streams).toEqual({});
});

test("a used-up script says which stream wants what", () => {
  const chance = scriptedChance({ dice: [4] });
  const streams: Streams = {};
  chance.draw(streams, "dice", die(6));
  expect(() => chance.draw(streams, "dice", die(6))).toThrow(
    'SCRIPT_EXHAUSTED: stream "dice" is asked for an integer from 1 to 6, but its 1 scripted entries are used up. Add one more.',
  );
  expect(() => chance.draw(streams, "deck", shuffle(2))).toThrow('but the script has only "dice". Add "deck".');
});

test("entries nobody drew are left over, those of streams nobody asked for too", () => {
  const chance = scriptedChance({ dice: [1, 2], deck: [[0]] });
  chance.draw({}, "dice", pick(3));
  expect(chance.leftOver()).toEqual(["dice, entry 2: 2", "deck, entry 1: [0]"]);
});

test("after the script, and on streams without one, the rest draws", () => {
  const chance = scriptedChance({ dice: [6] }, sampleChance("s"));
  const streams: Streams = {};
  expect(chance.draw(streams, "dice", die(6))).toBe(6);
  const drawn = Array.from({ length: 50 }, () => chance.draw(streams, "dice", die(6)));
  expect(new Set(drawn).size).toBe(6);
  expect(chance.draw(streams, "deck", shuffle(9))).toEqual(sampleChance("s").draw({}, "deck", shuffle(9)));
  expect(chance.leftOver(streams)).toEqual([]);
});
