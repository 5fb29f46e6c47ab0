import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRequest } from "../src/request.js";

test("a package alone is measured whole, within default bounds", () => {
  expect(readRequest(["kernel"])).toEqual({
    target: "kernel",
    files: [],
    tests: [],
    max: 2000,
    concurrency: 1,
    minutes: 45,
  });
});

test("files and tests may be named more than once, and changes are those since main", () => {
  expect(
    readRequest(["kernel", "--files", "src/a.ts", "--files", "src/b.ts", "--tests", "x", "--changed"]),
  ).toMatchObject({ files: ["src/a.ts", "src/b.ts"], tests: ["x"], since: "main" });
  expect(readRequest(["kernel", "--changed", "--base", "HEAD~1"])).toMatchObject({ since: "HEAD~1" });
});

test.each([
  [[], /Which package/],
  [["kernel", "testing"], /One package at a time: "testing"/],
  [["kernel", "--max", "few"], /--max is a whole number from 1 on, not "few"/],
  [["kernel", "--minutes", "0"], /--minutes is a whole number/],
  [["kernel", "--fast"], /--fast/],
])("%j is refused in words", (words, problem) => {
  expect(readRequest(words)).toEqual({ problem: expect.stringMatching(problem) });
});

test("every option the help names is read", () => {
  const help = readFileSync(new URL("../help.txt", import.meta.url), "utf8");
  const options = [...help.matchAll(/^ {2}(--\w+)(?: <(\w+)>)?/gm)];
  expect(options.length).toBeGreaterThan(5);
  for (const [, option = "", value] of options)
    expect(readRequest(["kernel", option, ...(value === undefined ? [] : ["1"])])).not.toHaveProperty("problem");
});
