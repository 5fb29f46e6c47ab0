import { expect, test } from "vitest";
import { z } from "zod";
import { isMet, OrderCondition, unknownField } from "../../src/windows/order-condition.js";

const leaving = { figure: "luke", to: ["c3", "c4"], cost: 2, voluntary: true };

test("without a condition an order counts whatever happens", () => {
  expect(isMet(undefined, leaving)).toBe(true);
});

test("every field named must be so: a value, one of several, or a number within bounds", () => {
  expect(isMet({ figure: "luke", voluntary: true }, leaving)).toBe(true);
  expect(isMet({ figure: "luke", voluntary: false }, leaving)).toBe(false);
  expect(isMet({ figure: ["han", "luke"] }, leaving)).toBe(true);
  expect(isMet({ figure: ["han", "leia"] }, leaving)).toBe(false);
  expect(isMet({ cost: { atLeast: 2 } }, leaving)).toBe(true);
  expect(isMet({ cost: { atLeast: 1, atMost: 1 } }, leaving)).toBe(false);
});

test("of a list one entry is enough", () => {
  expect(isMet({ to: "c4" }, leaving)).toBe(true);
  expect(isMet({ to: ["a1", "b1"] }, leaving)).toBe(false);
});

test("what is not there is like nothing", () => {
  expect(isMet({ speed: 4 }, leaving)).toBe(false);
  expect(isMet({ speed: { atMost: 4 } }, leaving)).toBe(false);
  expect(isMet({ toString: "luke" }, leaving)).toBe(false);
  expect(isMet({ figure: "luke" }, null)).toBe(false);
});

test("a condition is plain data", () => {
  expect(OrderCondition.safeParse({ figure: "luke", cost: { atLeast: 1 } }).success).toBe(true);
  for (const wrong of [{ figure: [] }, { cost: { more: 1 } }, { figure: { nested: "luke" } }, { "": 1 }, "luke"])
    expect(OrderCondition.safeParse(wrong).success).toBe(false);
});

test("a field the window's subject does not have is told, with the nearest name", () => {
  const subject = z.looseObject({ figure: z.string(), cost: z.int() });
  expect(unknownField({ figure: "luke" }, subject)).toBeUndefined();
  expect(unknownField({ figur: "luke" }, subject)).toBe('nothing has "figur". Did you mean "figure"?');
  expect(unknownField({ colour: "red" }, subject)).toBe('nothing has "colour".');
  expect(unknownField({ figure: "luke" }, z.strictObject({}))).toBe('nothing has "figure".');
  // a window that says nothing of its subject takes any
  expect(unknownField({ figure: "luke" }, z.looseObject({}))).toBeUndefined();
});
