import { expect, test } from "vitest";
import { isShallow } from "../src/json-depth.js";

test("brackets within brackets are counted, those in a text are not", () => {
  expect(isShallow("[".repeat(100_000))).toBe(false);
  expect(isShallow('{"a":'.repeat(65))).toBe(false);
  expect(isShallow(`${"[".repeat(64)}${"]".repeat(64)}`)).toBe(true);
  expect(isShallow(`[${"[],".repeat(1000)}[]]`)).toBe(true);
  expect(isShallow(JSON.stringify({ text: `"\\${"[".repeat(1000)}` }))).toBe(true);
});
