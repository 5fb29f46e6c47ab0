import { expect, test } from "vitest";
import { nameEqualValues } from "../../src/state/equal-values.js";

test("equal values have one name, whatever the order of their keys", () => {
  const nameOf = nameEqualValues();
  const shared = { deep: [1, { two: "2" }] };
  const one = { a: shared, b: null, gone: undefined };
  const other = { b: null, a: { deep: [1, { two: "2" }] } };
  expect(nameOf(one)).toBe(nameOf(other));
  expect(nameOf([shared])).toBe(nameOf([{ deep: [1, { two: "2" }] }]));
});

test("other values have other names", () => {
  const nameOf = nameEqualValues();
  const values = [
    {},
    [],
    [[]],
    [1, 2],
    ["1", "2"],
    ["1,2"],
    [null],
    ["#0"],
    [{}],
    { a: 1 },
    { b: 1 },
    { a: "1" },
    { a: { a: 1 } },
    "#0",
    0,
    "0",
    null,
    true,
  ];
  expect(new Set(values.map(nameOf)).size).toBe(values.length);
});
