import { expect, test } from "vitest";
import { toldWrite } from "../../src/checks/not-owned.js";
import type { Runtime } from "../../src/engine/runtime.js";
import type { KernelError } from "../../src/index.js";

const rt = (checks: boolean) => ({ checks, acting: '"workshop" (effect "workshop:work")' }) as Runtime;
const frozen = new TypeError("Cannot assign to read only property 'jars' of object '#<Object>'");

test.each([
  "Cannot assign to read only property 'jars' of object",
  "Cannot add property 0, object is not extensible",
  "Cannot delete property 'jars' of #<Object>",
  '"jars" is read-only',
  "can't delete non-configurable array element",
])("a write into what is frozen is told with its remedy, in whatever words an engine says it: %s", (words) => {
  const cause = new TypeError(words);
  const told = toldWrite(rt(true), cause) as KernelError;
  expect(told.code).toBe("NOT_OWNED");
  expect(told.message).toMatch(/^NOT_OWNED: "workshop" \(effect "workshop:work"\) writes to something .* Own it first/);
  expect(told.cause).toBe(cause);
});

test("any other error, and any without checks, is left as it is", () => {
  const other = new TypeError("slice.jars is not a function");
  const plain = new Error(frozen.message);
  expect(toldWrite(rt(true), other)).toBe(other);
  expect(toldWrite(rt(true), plain)).toBe(plain);
  expect(toldWrite(rt(false), frozen)).toBe(frozen);
});
