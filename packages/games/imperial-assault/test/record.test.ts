import { expect, test } from "vitest";
import { namesIn, without } from "../src/record.js";

test("the names in a record are listed once for each record", () => {
  const record = { one: 1, two: 2 };
  const names = namesIn(record);
  expect(names).toEqual(["one", "two"]);
  expect(namesIn(record)).toBe(names);
  expect(namesIn(without(record, "one"))).toEqual(["two"]);
});

test("however many records there are, each has its own names", () => {
  const records = Array.from({ length: 9 }, (_, at) => ({ [`name ${at}`]: at }));
  const listed = [...records, ...records].map((record) => namesIn(record).join());
  expect(listed).toEqual([...records, ...records].map((record) => Object.keys(record).join()));
});
