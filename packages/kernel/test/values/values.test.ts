import { expect, test } from "vitest";
import type { Layer } from "../../src/declare/declare.js";
import type { Contribution } from "../../src/index.js";
import { applyLayer } from "../../src/values/values.js";
import { untyped, worked } from "../fixtures/workshop.js";

test.each<[Layer, number, number, number]>([
  ["set", 5, 2, 2],
  ["divide", 6, 2, 3],
  ["multiply", 6, 2, 12],
  ["add", 5, 2, 7],
  ["subtract", 5, 2, 3],
  ["atLeast", 1, 2, 2],
  ["atLeast", 3, 2, 3],
  ["atMost", 3, 2, 2],
  ["atMost", 1, 2, 1],
])("%s: %i and %i make %i", (layer, value, amount, expected) => {
  expect(applyLayer(value, layer, amount)).toBe(expected);
});

const modified = (...given: readonly (Contribution | readonly Contribution[] | undefined)[]) =>
  worked(() => {}, { modify: { "workshop:strength": given.map((one) => () => one) } }).match;

const by = (name: string, layer: Layer, amount: number): Contribution => ({ by: name, layer, amount });

test("contributions count in the order of their layers, whatever order they are given in, and are told in it", () => {
  const match = modified(
    by("cap", "atMost", 9),
    [by("feint", "subtract", 1), by("rage", "multiply", 3)],
    undefined,
    by("weary", "divide", 2),
  );
  const { value, because } = match.explain("workshop:strength", {}, 4);
  expect(value).toBe(5);
  expect(because.map((one) => one.by)).toEqual(["weary", "rage", "feint", "cap"]);
});

test("without a contribution a value is what it was", () => {
  expect(modified().explain("workshop:strength", {}, 4)).toEqual({ value: 4, because: [] });
  expect(modified([], undefined).explain("workshop:strength", {}, 4)).toEqual({ value: 4, because: [] });
});

test("a rule may leave out the reasons and ask for the value alone", () => {
  const asked: number[] = [];
  const rules = { modify: { "workshop:strength": () => by("oil", "add", 2) } };
  worked(
    (match) => asked.push(match.value("workshop:strength", {}, 3), match.value("workshop:strength", {}, 5)),
    rules,
  );
  expect(asked).toEqual([5, 7]);
});

test("a contribution to a record counts for its field, and the record asked about stays as it was", () => {
  const base = { red: 1, blue: 1 };
  const modify = {
    "workshop:pool": () => [
      { ...by("focus", "add", 2), field: "red" },
      { ...by("focus", "add", 1), field: "green" },
    ],
  };
  const { match } = worked(() => {}, { modify });
  expect(match.explain("workshop:pool", {}, base).value).toEqual({ red: 3, blue: 1, green: 1 });
  expect(base).toEqual({ red: 1, blue: 1 });
});

test("a number has no fields, and a record is not changed as a whole", () => {
  const strength = worked((match) => void match.value("workshop:strength", {}, 1), {
    modify: { "workshop:strength": () => ({ ...by("oil", "add", 1), field: "red" }) },
  });
  expect(strength.told).toBe(
    'HANDLER_FAILED: oil contributes to the field "red" of a value that is a single number. Leave the field out.',
  );
  const pool = worked((match) => void match.value("workshop:pool", {}, { red: 1 }), {
    modify: { "workshop:pool": () => by("oil", "add", 1) },
  });
  expect(pool.told).toBe("HANDLER_FAILED: oil contributes to a value of several fields without naming one.");
});

test("a value nobody declares is refused", () => {
  expect(worked((match) => untyped(match).value("workshop:strenth", {}, 1)).told).toMatch(
    /^UNKNOWN_NAME: .* asks for the value "workshop:strenth", .* Did you mean "workshop:strength"\?$/,
  );
});
