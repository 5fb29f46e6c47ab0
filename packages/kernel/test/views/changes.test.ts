import fc from "fast-check";
import { expect, test } from "vitest";
import { changed, changesBetween } from "../../src/views/changes.js";

const sent = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T));

const plain = fc.letrec((tie) => ({
  any: fc.oneof({ maxDepth: 4 }, fc.integer({ min: 0, max: 3 }), fc.constant(null), tie("list"), tie("table")),
  list: fc.array(tie("any"), { maxLength: 5 }),
  table: fc.dictionary(fc.constantFrom("a", "b", "1", "2", "constructor"), tie("any"), { maxKeys: 4 }),
})).any;

test("what was changed and sent as JSON becomes what it was meant to become", () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      expect(changed(before, sent(changesBetween(before, after)))).toEqual(after);
    }),
  );
});

test("alike values have no changes, and unchanged parts stay the same objects", () => {
  const before = { cards: { 1: { at: [1, 2] }, 2: { at: [3] } }, turn: 1 };
  expect(changesBetween(before, structuredClone(before))).toBeUndefined();
  const after = changed(before, sent(changesBetween(before, { ...before, turn: 2 })));
  expect(after).toEqual({ ...before, turn: 2 });
  expect(after.cards).toBe(before.cards);
});

test("a member without a value is none, as in JSON", () => {
  const before: Record<string, unknown> = { kept: 1, gone: 2, none: undefined };
  const after = { kept: 1, gone: undefined, fresh: undefined, none: 3 };
  expect(changesBetween(before, after)).toEqual({ gone: 0, none: [3] });
  expect(changesBetween({ kept: 1 }, { kept: 1, fresh: undefined })).toBeUndefined();
});
