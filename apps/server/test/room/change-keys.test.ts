import { expect, test } from "vitest";
import { createChangeKeys } from "../../src/room/change-keys.js";

const CLAIM = { type: "claim", id: 4, key: "a key of mine" } as const;

test("a key counts for the seat that sent it, also where the log has an input of another seat", () => {
  const keys = createChangeKeys();
  const key = keys.written(1, CLAIM);
  // the claim of seat 1 stands in the log as the resignation of seat 0
  keys.remember([{ input: { seat: 0, resign: true }, key }]);
  expect(keys.known(1, { ...CLAIM, id: 9 })).toBe("same");
  expect(keys.known(1, { ...CLAIM, type: "resign" })).toBe("other");
  expect(keys.known(0, { ...CLAIM, type: "resign" })).toBeUndefined();
});
