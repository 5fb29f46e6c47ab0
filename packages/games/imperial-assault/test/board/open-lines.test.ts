import { expect, test } from "vitest";
import { OpenLines } from "../../src/board/open-lines.js";

const free = () => false;

/** Keeps the spaces each way crosses; nothing for a way that is closed. */
function keep(lines: OpenLines, from: number, to: number, ways: readonly (readonly number[] | undefined)[]): number {
  const open = ways.reduce((bits, crossed, way) => (crossed === undefined ? bits : bits | (1 << way)), 0);
  const list = ways.flatMap((crossed) => (crossed === undefined ? [] : [crossed.length, ...crossed]));
  return lines.keep(from, to, open, list, list.length);
}

test("what is kept of a pair is found again, and of others nothing is said", () => {
  const lines = new OpenLines(10);
  expect(lines.at(1, 2)).toBe(0);
  expect(keep(lines, 1, 2, [undefined, undefined])).toBe(-1);
  expect(lines.at(1, 2)).toBe(-1);
  const kept = keep(lines, 2, 1, [undefined, [5, 6], [], [7]]);
  expect(lines.at(2, 1)).toBe(kept);
  expect(lines.firstFree(kept, null, free)).toBe(1);
  expect(lines.at(2, 3)).toBe(0);
});

test("a way is free when nothing stands on any space it crosses; all sixteen may be open", () => {
  const lines = new OpenLines(100);
  const crossed = Array.from({ length: 16 }, (_, way) => (way === 15 ? [] : [way, 50 + way]));
  const kept = keep(lines, 0, 1, crossed);
  const blockedUpTo = (most: number) =>
    lines.firstFree(kept, most, (limit, space) => space >= 50 && space < 50 + limit);
  expect([0, 1, 7, 15].map(blockedUpTo)).toEqual([0, 1, 7, 15]);
  const shut = keep(lines, 0, 2, [[3], [4]]);
  expect(lines.firstFree(shut, null, () => true)).toBe(-1);
});

test("thousands of pairs are kept apart", () => {
  const lines = new OpenLines(200);
  const places = Array.from({ length: 3000 }, (_, pair) =>
    keep(lines, pair % 150, Math.floor(pair / 150), [[pair % 200], [1]]),
  );
  const found = places.map((at, pair) => lines.firstFree(at, pair % 200, (own, space) => space !== own));
  expect(found.every((way) => way === 0)).toBe(true);
});
