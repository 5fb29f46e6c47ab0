import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Cell, MATRIX, MECHANICS, MORE } from "./matrix.js";

const cells = MECHANICS.flatMap((one, at) =>
  MECHANICS.slice(at).map((other) => ({ pair: `${one} × ${other}`, cell: MATRIX[one]?.[other] })),
);
const isShown = (cell: Cell): boolean =>
  "never" in cell ||
  readFileSync(new URL(`../../../../../${cell.in}`, import.meta.url), "utf8").includes(JSON.stringify(cell.shown));

test("every two mechanics meet in a scenario, or it is said why they cannot", () => {
  expect(cells.filter(({ cell }) => cell === undefined).map(({ pair }) => pair)).toEqual([]);
  const said = cells.flatMap(({ pair, cell }) => (cell !== undefined && "never" in cell ? [[pair, cell.never]] : []));
  expect(said.filter(([, why]) => (why as string).length < 20)).toEqual([]);
});

test("the scenarios are there, by name", () => {
  const all = [...cells.flatMap(({ cell }) => cell ?? []), ...MORE.map(([, , cell]) => cell)];
  expect(all.filter((cell) => !isShown(cell))).toEqual([]);
});

test("most pairs are shown, not argued away", () => {
  const argued = cells.filter(({ cell }) => cell !== undefined && "never" in cell).length;
  expect(argued).toBeLessThan(cells.length / 3);
});
