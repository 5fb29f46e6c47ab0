import { expect, test } from "vitest";
import { woundNeeded } from "../../src/index.js";

test.each([
  ["twice the toughness or more", 8, 4, 2],
  ["more than the toughness", 5, 4, 3],
  ["the same as the toughness", 4, 4, 4],
  ["less than the toughness", 3, 4, 5],
  ["half the toughness or less", 2, 4, 6],
  ["half of an odd toughness, rounded down", 2, 5, 6],
  ["more than half of an odd toughness", 3, 5, 5],
])("strength %s: %i against %i wounds on %i+", (_name, strength, toughness, needed) => {
  expect(woundNeeded(strength, toughness)).toBe(needed);
});
