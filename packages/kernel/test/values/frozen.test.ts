import { expect, test } from "vitest";
import { deepFreeze } from "../../src/values/frozen.js";

test("nothing inside a frozen value can be written", () => {
  const state = deepFreeze({ list: [{ n: 1 }], name: "x", none: null });
  expect(() => {
    (state.list[0] as { n: number }).n = 2;
  }).toThrow(TypeError);
  expect(() => state.list.push({ n: 3 })).toThrow(TypeError);
});

test("a value that contains itself is frozen too", () => {
  const ring: { self?: unknown } = {};
  ring.self = ring;
  expect(Object.isFrozen(deepFreeze(ring))).toBe(true);
});
