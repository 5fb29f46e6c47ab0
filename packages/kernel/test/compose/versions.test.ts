import { expect, test } from "vitest";
import { compareVersions, isInRange, isRange, isVersion } from "../../src/compose/versions.js";

test.each([
  ["0.1.0", "^0.1.0", true],
  ["0.1.7", "^0.1", true],
  ["0.2.0", "^0.1.0", false],
  ["0.1.2", "^0.1.3", false],
  ["0.0.3", "^0.0.3", true],
  ["0.0.4", "^0.0.3", false],
  ["0.7.1", "^0", true],
  ["1.4.0", "^1.2.3", true],
  ["2.0.0", "^1.2.3", false],
  ["1.2.9", "~1.2.3", true],
  ["1.3.0", "~1.2.3", false],
  ["1.2.3", "1.2.3", true],
  ["1.2.4", "1.2.3", false],
  ["1.2.4", "1.2", true],
  ["7.0.0", "*", true],
  ["0.2.4", ">=0.1 <0.3", true],
  ["0.3.0", ">=0.1 <0.3", false],
  ["0.3.0", "^0.1 || ^0.3", true],
  ["0.2.0", "^0.1 || ^0.3", false],
  ["0.2.0-next.1", "^0.1.0", false],
  ["0.2.0-next.1", "^0.2.0", false],
  ["0.2.0-next.1", "^0.2", true],
  ["0.2.0-next.1", "0.2.0", false],
  ["0.2.0", "^0.2.0-next.1", true],
])("whether %s is in the range %s: %s", (version, range, isIn) => {
  expect(isInRange(version, range)).toBe(isIn);
});

test.each([
  ["0.9.0", "0.10.0"],
  ["0.10.0", "1.0.0"],
  ["1.0.0-next.2", "1.0.0-next.10"],
  ["1.0.0-next", "1.0.0-next.1"],
  ["1.0.0-alpha.1", "1.0.0-beta"],
  ["1.0.0-next.1", "1.0.0"],
])("%s is older than %s", (older, newer) => {
  expect(compareVersions(older, newer)).toBeLessThan(0);
  expect(compareVersions(newer, older)).toBeGreaterThan(0);
});

test("what it was built from makes no other version", () => {
  expect(compareVersions("0.1.0", "0.1.0")).toBe(0);
  expect(compareVersions("0.1.0+one", "0.1.0+other")).toBe(0);
});

test("what is no version or no range is told apart", () => {
  expect(["0.1", "next", "0.1.0", "0.1.0-next.1", "0.1.0+abc"].map(isVersion)).toEqual([
    ...[false, false],
    ...[true, true, true],
  ]);
  expect(["latest", "workspace:^", "", "^0.1", ">=1 <2", "^0.1 || ^0.2"].map(isRange)).toEqual([
    ...[false, false, false],
    ...[true, true, true],
  ]);
});
