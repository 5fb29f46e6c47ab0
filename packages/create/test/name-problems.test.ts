import { expect, test } from "vitest";
import { nameProblem } from "../src/name-problems.js";

test("a name that players would say is taken", () => {
  expect(nameProblem("last-stand", ["surge"], "plugin")).toBeUndefined();
});

test.each([
  ["Last Stand", "small letters"],
  ["-stand", "small letters"],
  ["utils", "says nothing"],
  ["surge", "already"],
  ["a".repeat(41), "longer than 40"],
])("%s is refused with the reason", (name, reason) => {
  expect(nameProblem(name, ["surge"], "plugin")).toContain(reason);
});
