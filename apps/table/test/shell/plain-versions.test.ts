import { expect, test } from "vitest";
import { eq, lt, satisfies, valid, validRange } from "../../src/shell/plain-versions.js";

test.each([
  ["0.1.0", "^0.1.0", true],
  ["0.1.7", "^0.1", true],
  ["0.2.0", "^0.1.0", false],
  ["0.1.2", "^0.1.3", false],
  ["0.0.3", "^0.0.3", true],
  ["0.0.4", "^0.0.3", false],
  ["1.4.0", "^1.2.3", true],
  ["2.0.0", "^1.2.3", false],
  ["1.2.3", "1.2.3", true],
  ["1.2.4", "1.2.3", false],
  ["1.2.4", "1.2", true],
  ["7.0.0", "*", true],
])("whether %s is in the range %s: %s", (version, range, isIn) => {
  expect(satisfies(version, range)).toBe(isIn);
});

test("versions are compared number by number", () => {
  expect(lt("0.9.0", "0.10.0")).toBe(true);
  expect(lt("1.0.0", "0.10.0")).toBe(false);
  expect(eq("0.1.0", "0.1.0")).toBe(true);
});

test("what is no plain version or range is said to be none", () => {
  expect([valid("0.1"), valid("next"), valid("0.1.0")]).toEqual([null, null, "0.1.0"]);
  expect([validRange(">=1 <2"), validRange("workspace:^"), validRange("^0.1")]).toEqual([null, null, "^0.1"]);
});
