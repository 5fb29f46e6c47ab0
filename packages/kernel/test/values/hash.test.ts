import { expect, test } from "vitest";
import { hashState, hashText, seedInts } from "../../src/values/hash.js";

test("a hash stays what it was: saves hold it", () => {
  expect([hashText(""), hashText("riposte")]).toMatchInlineSnapshot(`
    [
      "1aee8d83488bdcb8",
      "5014ec3bc9735aa7",
    ]
  `);
});

test("a hash is 16 hex digits", () => {
  for (let i = 0; i < 1000; i++) expect(hashText(`text ${i}`)).toMatch(/^[0-9a-f]{16}$/);
});

test("a hundred thousand near-equal texts all differ, in either half alone nearly all", () => {
  const hashes = Array.from({ length: 100_000 }, (_, i) => hashText(`state:${i}`));
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(new Set(hashes.map((hash) => hash.slice(0, 8))).size).toBeGreaterThan(99_950);
  expect(new Set(hashes.map((hash) => hash.slice(8))).size).toBeGreaterThan(99_950);
});

test("equal states have equal hashes whatever the order of their keys", () => {
  expect(hashState({ a: 1, b: { c: [2], d: 3 } })).toBe(hashState({ b: { d: 3, c: [2] }, a: 1 }));
  expect(hashState({ a: 1 })).not.toBe(hashState({ a: 2 }));
});

test("four integers of a seed are signed 32-bit and differ from those of its neighbour", () => {
  const ints = [...seedInts("seed 1"), ...seedInts("seed 2")];
  expect(new Set(ints).size).toBe(8);
  for (const int of ints) expect(int).toBe(int | 0);
});
