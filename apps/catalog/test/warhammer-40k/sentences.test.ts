import { expect, test } from "vitest";
import { game } from "../../src/warhammer-40k/game.js";
import { battleSentence } from "../../src/warhammer-40k/sentences.js";

test("what happens is told in sentences, and what only rules hear is not", () => {
  const told = { type: "hits:rolled", payload: { faces: [6, 3], hits: 2, criticals: 1 } };
  expect(battleSentence(told)).toBe("Hit rolls 6, 3: 2 hits.");
  expect(battleSentence({ type: "attack:gathering", payload: {} })).toBeNull();
});

test("units are called by name, and numbered where there are several", () => {
  const destroyed = (unit: string) => game.voice.sentence?.({ type: "unit:destroyed", payload: { unit } });
  expect(destroyed("0.ember-guard")).toBe("Ember Guard is destroyed.");
  expect(destroyed("1.ember-guard-2")).toBe("Ember Guard 2 is destroyed.");
});
