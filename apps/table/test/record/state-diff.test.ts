import { expect, test } from "vitest";
import { diffStates } from "../../src/record/state-diff.js";

test("a difference is named as deep inside as it is", () => {
  expect(diffStates({ a: { b: [1, 2], c: 3 } }, { a: { b: [1, 5], c: 3 } })).toEqual([
    { path: ["a", "b", "1"], before: 2, after: 5 },
  ]);
});

test("a list that grows differs as a whole, and new or lost fields are named", () => {
  expect(diffStates({ list: [1], gone: 1 }, { list: [1, 2], fresh: null })).toEqual([
    { path: ["list"], before: [1], after: [1, 2] },
    { path: ["gone"], before: 1, after: undefined },
    { path: ["fresh"], before: undefined, after: null },
  ]);
});

test("equal states do not differ", () => {
  expect(diffStates({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([]);
});
