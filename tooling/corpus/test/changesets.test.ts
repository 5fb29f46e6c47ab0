import { expect, test } from "vitest";
import { breakingBump, isBreakingBump, isBreakingStep, nextVersion, parseChangeset } from "../src/changesets.js";

const text = `---
"@riposte/surge": minor
'@riposte/kernel': patch
---

Surges cost less.
`;

test("a changeset names packages and their bumps", () => {
  expect(parseChangeset("cheap", text)).toEqual({
    name: "cheap",
    bumps: { "@riposte/surge": "minor", "@riposte/kernel": "patch" },
  });
});

test("a changeset without a head is refused by name", () => {
  expect(() => parseChangeset("loose", "Surges cost less.")).toThrow(".changeset/loose.md");
});

test("while a package is 0.x a minor bump is breaking, later only a major one", () => {
  expect(isBreakingBump("minor", "0.3.1")).toBe(true);
  expect(isBreakingBump("minor", "1.3.1")).toBe(false);
  expect(isBreakingBump("major", "1.3.1")).toBe(true);
  expect(isBreakingBump("patch", "0.3.1")).toBe(false);
  expect([breakingBump("0.9.0"), breakingBump("2.0.0")]).toEqual(["minor", "major"]);
});

test("a release is breaking when its dependents do not get it by themselves", () => {
  expect(isBreakingStep("0.1.0", "0.2.0")).toBe(true);
  expect(isBreakingStep("0.1.0", "0.1.9")).toBe(false);
  expect(isBreakingStep("1.4.0", "1.9.0")).toBe(false);
  expect(isBreakingStep("1.4.0", "2.0.0")).toBe(true);
});

test("the next version takes the largest bump that waits", () => {
  const changesets = [parseChangeset("cheap", text), parseChangeset("fix", text.replace("minor", "patch"))];
  expect(nextVersion("@riposte/surge", "0.1.0", changesets)).toBe("0.2.0");
  expect(nextVersion("@riposte/kernel", "0.1.0", changesets)).toBe("0.1.1");
  expect(nextVersion("@riposte/finished", "0.1.0", changesets)).toBe("0.1.0");
});
