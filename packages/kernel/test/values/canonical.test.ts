import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJSON } from "../../src/values/canonical.js";

test("keys are sorted at every depth", () => {
  expect(canonicalJSON({ b: 1, a: [{ d: null, c: "x" }] })).toBe('{"a":[{"c":"x","d":null}],"b":1}');
});

test("keys are sorted however many there are", () => {
  const keys = Array.from({ length: 60 }, (_, at) => `k${(at * 37) % 60}`);
  const record = Object.fromEntries(keys.map((key) => [key, 0]));
  expect(canonicalJSON(record)).toBe(`{${keys.toSorted().map((key) => `"${key}":0`)}}`);
});

test("fields without a value are dropped, entries without a value are null, as in JSON", () => {
  const value = { gone: undefined, list: [undefined, Number.NaN, -0], call: () => 1 };
  expect(canonicalJSON(value)).toBe('{"list":[null,null,0]}');
  expect(canonicalJSON(undefined)).toBe("null");
});

test("texts are escaped as JSON escapes them", () => {
  const awkward = fc.string({ unit: fc.constantFrom("a", '"', "\\", "\n", "\u0000", "\u2028", "é", "\ud800", "😀") });
  fc.assert(
    fc.property(awkward, (text) => {
      expect(canonicalJSON({ [text]: text })).toBe(JSON.stringify({ [text]: text }));
    }),
  );
});

test("the text parses back to the value and does not depend on the order of keys", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJSON(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJSON(reversed(value))).toBe(text);
    }),
  );
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, field]) => [key, reversed(field)] as const);
  return Object.fromEntries(entries.reverse());
}
