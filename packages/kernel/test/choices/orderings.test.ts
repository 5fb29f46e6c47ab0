import { expect, test } from "vitest";
import { answersOf, countAnswers } from "../../src/choices/answers.js";
import { choose } from "../../src/index.js";

test.each([0, 1, 2, 3, 4, 5, 6, 7])("orders of %i things are counted and found as the choice lists them", (length) => {
  const list = Array.from({ length }, (_, at) => `card-${at}`);
  const choice = choose.order(list.map((key) => ({ key })));
  expect(choose.countOrders(length)).toBe(countAnswers(choice));
  const listed = [...answersOf(choice)];
  expect(listed.map((_, index) => choose.orderAt(list, index))).toEqual(listed);
  expect(new Set(listed.map(String)).size).toBe(choose.countOrders(length));
});

test("an order is a list of its own: what it was made of is not written", () => {
  const list = Object.freeze([3, 1, 2]);
  const order = choose.orderAt(list, 5);
  order.push(9);
  expect(order).toEqual([2, 1, 3, 9]);
  expect(choose.orderAt(list, 5)).toEqual([2, 1, 3]);
});
