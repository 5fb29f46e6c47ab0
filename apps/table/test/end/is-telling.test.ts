import { expect, test } from "vitest";
import { isTelling } from "../../src/end/is-telling.js";

test("equal scores are not shown where one player won, and are in a draw", () => {
  expect(isTelling([0, 0], [1])).toBe(false);
  expect(isTelling([2, 0], [0])).toBe(true);
  expect(isTelling([40, 40], [0, 1])).toBe(true);
  expect(isTelling([40, 40], [])).toBe(true);
});

test("a score of a game for one is always shown", () => {
  expect(isTelling([48], [0])).toBe(true);
});
