import { expect, test } from "vitest";
import { shuffledLists } from "../../src/proofs/shuffled-order.js";

test("a list is tried backwards and shuffled, in no order twice, and never in its own", () => {
  expect(shuffledLists(["one"])).toEqual([]);
  expect(shuffledLists(["one", "two"])).toEqual([["two", "one"]]);
  const orders = shuffledLists(["a", "b", "c", "d", "e"]).map((list) => list.join(""));
  expect(orders[0]).toBe("edcba");
  expect(new Set(orders).size).toBe(orders.length);
  expect(orders).not.toContain("abcde");
});
