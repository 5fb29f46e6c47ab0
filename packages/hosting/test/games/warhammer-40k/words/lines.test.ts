import { expect, test } from "vitest";
import { game } from "../../../../src/games/warhammer-40k/game.js";
import { sentencesOf, voiceOf } from "../../../../src/index.js";

const voice = voiceOf(game, { messages: {} });

test("what happens is told in sentences, and what only rules hear is not", () => {
  const told = { type: "hits:rolled", payload: { faces: [6, 3], hits: 2, criticals: 1 } };
  expect(sentencesOf(voice, [told, { type: "attack:gathering", payload: {} }])).toEqual(["Hit rolls 6, 3: 2 hits."]);
});

test("units are called by name, and numbered where there are several", () => {
  const destroyed = (unit: string) => sentencesOf(voice, [{ type: "unit:destroyed", payload: { unit } }]);
  expect(destroyed("0.ember-guard")).toEqual(["Ember Guard is destroyed."]);
  expect(destroyed("1.ember-guard-2")).toEqual(["Ember Guard 2 is destroyed."]);
});
