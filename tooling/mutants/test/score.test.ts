import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { percent, scoreOf, scoresIn, TABLE, withTable } from "../src/score.js";
import type { Told } from "../src/told.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const told = (status: string): Told => ({
  file: "a.ts",
  start: { line: 1, column: 1 },
  end: { line: 1, column: 2 },
  mutator: "ConditionalExpression",
  replacement: "true",
  status,
});

test("a mutant that fails a test, never ends or breaks the run is killed; one that is switched off does not count", () => {
  const all = ["Killed", "Timeout", "RuntimeError", "Survived", "NoCoverage", "Ignored"].map(told);
  const score = scoreOf(all, { patterns: [], drawn: 6, of: 6 });
  expect(score).toEqual({ killed: 3, survived: 1, unreached: 1 });
  expect(percent(score)).toBe("60.0 %");
});

test("a draw says out of how many", () => {
  const score = scoreOf([told("Killed")], { patterns: [], drawn: 1, of: 20 });
  expect(score).toEqual({ killed: 1, survived: 0, unreached: 0, of: 20 });
  expect(withTable("<!-- scores: pnpm mutants writes them --><!-- end of scores -->", { kernel: score })).toContain(
    "| kernel | 100.0 % | 1 | 0 | 0 | 1 of 20 |",
  );
});

test("the page shows the scores that are written down", () => {
  const page = readFileSync(`${root}/${TABLE}`, "utf8");
  expect(withTable(page, scoresIn(root))).toBe(page);
});

test("a page without its marks is refused", () => {
  expect(() => withTable("no marks", {})).toThrow(/put both back/);
});
