import { expect, test } from "vitest";
import { outcome } from "./example.js";

test("the example in the README plays a game to its end", () => {
  expect(outcome).toMatchObject({ winners: [], won: false });
  expect(outcome.finished).toBeGreaterThan(5);
});
