import { expect, test } from "vitest";
import { tokens } from "./example.js";

test("the example in the README starts a match in which no figure has tokens", () => {
  expect(tokens).toEqual([]);
});
