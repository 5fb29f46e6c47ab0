import { expect, test } from "vitest";
import { choose } from "../../src/choices/choice.js";
import { listedIn } from "../../src/choices/listed.js";

const options = [{ key: "a" }, { key: "b" }];

test.each([
  ["one", choose.one(options)],
  ["several", choose.several(options, { max: 1 })],
  ["order", choose.order(options)],
  ["distribute", choose.distribute(3, options)],
])("a choice of kind %s lists its options", (_, choice) => {
  expect(listedIn(choice)).toEqual(options);
});

test("a number lists nothing", () => {
  expect(listedIn(choose.number(1, 3))).toEqual([]);
});
