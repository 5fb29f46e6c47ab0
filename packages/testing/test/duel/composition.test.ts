import { composeList } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { duel, duelCards, duelGame, duelPlugins, duelTokens, duelWithoutTokens } from "./game/index.js";

test("cards without the duel they require do not compose, and the error says what to add", () => {
  expect(() => composeList([duelCards(), duelTokens()])).toThrow(
    /"duel-cards" needs "duel"[\s\S]*"duel-tokens" needs "duel"/,
  );
});

test("cards compose without the tokens they use", () => {
  expect(duelWithoutTokens().plugins.map(({ name }) => name)).toEqual(["duel", "duel-cards", "duel-charms"]);
});

test("the order of the list changes neither the lock nor the order of plugins", () => {
  const plugins = duelPlugins();
  expect(composeList([...plugins].reverse()).lock).toEqual(duelGame().lock);
});

test("another protocol is another lock: a save does not move between them", () => {
  expect(duelGame({ protocol: "priority" }).lock).not.toEqual(duelGame({ protocol: "once" }).lock);
  expect(duel({ protocol: "queue" }).declared.windows["move:leaving"]?.protocol).toBe("queue");
});

test("every prompt and card has English words", () => {
  const game = duelGame();
  const cards = [...game.abilities.keys()].map((card) => `card:${card}`);
  const prompts = [...game.questions.values()].flatMap(({ run }) =>
    typeof run.prompt === "object" ? [run.prompt.id] : [],
  );
  expect([...cards, ...prompts].filter((id) => game.messages[id] === undefined)).toEqual([]);
});
