import { expect, test } from "vitest";
import { createPaint, wantsColour } from "../../src/terminal/paint.js";

test("colours need a terminal, and NO_COLOR turns them off", () => {
  expect(wantsColour({}, true)).toBe(true);
  expect(wantsColour({}, false)).toBe(false);
  expect(wantsColour({ TERM: "dumb" }, true)).toBe(false);
  expect(wantsColour({ NO_COLOR: "1" }, true)).toBe(false);
  expect(wantsColour({ FORCE_COLOR: "1" }, false)).toBe(true);
  expect(wantsColour({ FORCE_COLOR: "1", NO_COLOR: "1" }, true)).toBe(false);
});

test("without colours text stays as it is", () => {
  expect(createPaint(false).red("stop")).toBe("stop");
  expect(createPaint(true).red("stop")).toBe("\u001b[31mstop\u001b[39m");
});
