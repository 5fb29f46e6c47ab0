import { expect, test } from "vitest";
import { game, odds } from "./example.js";

test("the example in the README composes a game and computes odds", () => {
  expect(game.name).toBe("imperial-assault");
  expect(odds.expected).toBeGreaterThan(0);
  expect(odds.miss).toBeLessThan(0.1);
});
