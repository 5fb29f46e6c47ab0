import { expect, test } from "vitest";
import { outcome } from "./example.js";

test("the example of the base game's README plays to an end", () => {
  expect(outcome?.winners).toHaveLength(1);
});
