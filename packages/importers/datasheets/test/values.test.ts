import { describe, expect, test } from "vitest";
import { readAmount, readInches, readPenetration, readThreshold } from "../src/values.js";

describe("every value printed on a datasheet of the edition is read", () => {
  test.each([
    "1",
    "12",
    "D6",
    "D3",
    "D6+3",
    "2D6",
    "3D6",
    "D3+1",
    "2D3",
    "3D3",
    "2D6+6",
    "4D6",
    "2d6+2",
    "2D3+3",
    "D6+8",
  ])("attacks, Strength and Damage: %s", (text) => {
    const read = readAmount(text);
    expect(String(read)).toBe(text.toUpperCase());
  });

  test("a Strength of 8+ is 8, and * is not understood", () => {
    expect([readAmount("8+"), readAmount("*"), readAmount(undefined)]).toEqual([8, undefined, undefined]);
  });

  test.each([
    ["3+", 3],
    ["3", 3],
    ["6+", 6],
    ["N/A", null],
    ["n/a", null],
    ["-", null],
    ["?", undefined],
  ])("skills and saves: %s", (text, read) => {
    expect(readThreshold(text)).toBe(read);
  });

  test.each([
    ["-2", -2],
    ["0", 0],
    ["-", 0],
    ["\u22122", -2],
    ["*", undefined],
  ])("AP: %s", (text, read) => {
    expect(readPenetration(text)).toBe(read);
  });

  test.each([
    ['24"', 24],
    ["18", 18],
    ['480"', 480],
    ['20+"', 20],
    ["Melee", 0],
    ["N/A", 0],
    ["far", undefined],
  ])("ranges: %s", (text, read) => {
    expect(readInches(text)).toBe(read);
  });
});
