import { expect, test } from "vitest";
import { meanOf, quantityLaw, readQuantity, spellQuantity } from "../../src/index.js";

const WRITTEN = ["1", "D3", "D6", "2D6", "3D3", "D6+3", "2D6+6", "D3+1", "12", "2D3+3"];

test.each(WRITTEN)("%s is read and spelled the same", (written) => {
  const read = readQuantity(written);
  expect(read === undefined ? undefined : spellQuantity(read)).toBe(written);
});

test.each(["*", "", "D", "D4", "six", "D63", "2D6 3"])('"%s" is no quantity', (written) => {
  expect(readQuantity(written)).toBeUndefined();
});

test("a D3 is a D6 halved and rounded up: 2 on average", () => {
  expect(meanOf(quantityLaw({ dice: 1, sides: 3, plus: 0 }))).toBeCloseTo(2, 12);
});
