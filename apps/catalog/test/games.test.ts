import { startMatch } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import { GAMES, pickedIn, setupOf, voiceOf } from "../src/index.js";

describe.each(GAMES)("$title", (info) => {
  test("is listed with exactly the plugins it composes", async () => {
    const composed = (await info.load()).compose();
    expect(composed.ok && composed.game.plugins.map(({ name }) => name).sort()).toEqual(
      info.plugins.map(({ name }) => name).sort(),
    );
  });

  test("starts with every usual option and has as many seats as it is listed with", async () => {
    const game = await info.load();
    const composed = game.compose();
    if (!composed.ok) throw new Error(composed.problems.join("\n"));
    const match = startMatch(composed.game, { seed: 1, setup: setupOf(game.setup, {}) });
    expect(match.seats).toBe(info.seats);
    expect(pickedIn(info, composed.game.lock)).toEqual(
      info.plugins.filter(({ isOptional }) => isOptional).map(({ name }) => name),
    );
  });

  test("starts with every other value of its options too", async () => {
    const game = await info.load();
    const composed = game.compose([]);
    if (!composed.ok) throw new Error(composed.problems.join("\n"));
    for (const { key, values } of game.setup)
      for (const value of values)
        expect(
          startMatch(composed.game, { seed: 1, setup: setupOf(game.setup, { [key]: value }) }).decision,
        ).not.toBeNull();
  });

  test("has words, and the bot it recommends", async () => {
    const game = await info.load();
    const composed = game.compose();
    expect(Object.keys(game.bots)).toContain(game.hintBot);
    expect(composed.ok && Object.keys(voiceOf(game, composed.game).messages).length).toBeGreaterThan(5);
  });
});
