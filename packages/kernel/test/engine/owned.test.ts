import { expect, test } from "vitest";
import { Owned } from "../../src/engine/owned.js";

const parts = Array.from({ length: 50 }, () => ({}));

test("what was added is owned, and nothing else, for few parts and for many", () => {
  const owned = new Owned();
  parts.forEach((part, index) => {
    expect(owned.has(part)).toBe(false);
    owned.add(part);
    expect(parts.map((each) => owned.has(each))).toEqual(parts.map((_, at) => at <= index));
  });
});

test("after a clear nothing is owned", () => {
  const owned = new Owned();
  for (const part of parts) owned.add(part);
  owned.clear();
  owned.add(parts[0] as object);
  expect(parts.map((part) => owned.has(part))).toEqual(parts.map((_, at) => at === 0));
});
