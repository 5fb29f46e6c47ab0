import { expect, test } from "vitest";
import { draw, type Place, stretchesOf } from "../src/draw.js";

const at = (file: string, from: number, to: number): Place => ({
  file,
  start: { line: from, column: 0 },
  end: { line: to, column: 9 },
});

test("mutants inside one another make one stretch, those beside it another", () => {
  const found = stretchesOf([at("b.ts", 1, 1), at("a.ts", 3, 4), at("a.ts", 1, 9), at("a.ts", 12, 12)]);
  expect(found.map(({ file, start, end, mutants }) => [file, start.line, end.line, mutants])).toEqual([
    ["a.ts", 1, 9, 2],
    ["a.ts", 12, 12, 1],
    ["b.ts", 1, 1, 1],
  ]);
});

test("a draw stays below its bound and is the same each time, in whatever order the files come", () => {
  const mutants = Array.from({ length: 40 }, (_, line) => at(`file-${line % 4}.ts`, line * 2, line * 2));
  const drawn = draw(stretchesOf(mutants), 10);
  expect(drawn.reduce((sum, one) => sum + one.mutants, 0)).toBe(10);
  expect(draw(stretchesOf(mutants.toReversed()), 10)).toEqual(drawn);
  expect(draw(stretchesOf(mutants), 40)).toHaveLength(40);
});
