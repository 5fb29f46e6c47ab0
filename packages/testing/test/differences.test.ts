import { canonicalJSON } from "@riposte/kernel/run";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compareShared } from "../src/differences.js";
import { describeDifference, exactDifferences, partialDifferences } from "../src/index.js";

// JSON has one zero
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)));

test("two plain values have no difference exactly when their canonical JSON is the same", () => {
  const holds = fc.property(json, json, (one, other) => {
    expect(exactDifferences(one, structuredClone(one))).toEqual([]);
    expect(exactDifferences(one, other).length === 0).toBe(canonicalJSON(one) === canonicalJSON(other));
  });
  fc.assert(holds, { seed: 1, numRuns: 500 });
});

test("an object may hold more than is expected of it, a list may not", () => {
  expect(partialDifferences({ a: { b: 1 } }, { a: { b: 1, c: 2 }, d: 3 })).toEqual([]);
  expect(partialDifferences({ a: [1] }, { a: [1, 2] })).toEqual([{ path: "a", expected: [1], actual: [1, 2] }]);
  expect(partialDifferences({ a: [{ b: 1 }] }, { a: [{ b: 1, c: 2 }] })).toMatchObject([{ path: "a[0].c" }]);
});

test("a field that is undefined counts as absent, and is told as nothing", () => {
  expect(exactDifferences({ a: undefined }, {})).toEqual([]);
  expect(partialDifferences({ a: undefined }, { a: 1 }).map(describeDifference)).toEqual([
    "a: expected nothing, got 1",
  ]);
});

test("of values that share parts, those found the same are not looked at again", () => {
  let looked = 0;
  const part = { 0: "deck" };
  const watched = new Proxy(part, {
    get(target, key, self) {
      looked += 1;
      return Reflect.get(target, key, self);
    },
  });
  const isSame = compareShared();
  expect(isSame({ part, at: 1 }, { part: watched, at: 1 })).toBe(true);
  const once = looked;
  expect(isSame({ part, at: 2 }, { part: watched, at: 2 })).toBe(true);
  expect(isSame({ part, at: 2 }, { part: watched, at: 3 })).toBe(false);
  expect(looked).toBe(once);
  expect(isSame({ part }, { part: { 0: "hand" } })).toBe(false);
});
