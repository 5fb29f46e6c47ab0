import { expect, test } from "vitest";
import { battleSentence } from "../../src/warhammer-40k/sentences.js";

test("what happens is told in sentences, and what only rules hear is not", () => {
  const told = { type: "hits:rolled", payload: { faces: [6, 3], hits: 2, criticals: 1 } };
  expect(battleSentence(told)).toBe("Hit rolls 6, 3: 2 hits.");
  expect(battleSentence({ type: "attack:gathering", payload: {} })).toBeNull();
});
