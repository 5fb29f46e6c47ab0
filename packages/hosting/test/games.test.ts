import { startMatch } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import { broughtBy, GAMES, pickedIn, setupOf, usualPlugins, voiceOf } from "../src/index.js";

describe.each(GAMES)("$title", (info) => {
  test("is listed with exactly the plugins it composes", async () => {
    const composed = (await info.load()).compose();
    const usual = info.plugins.filter(({ isAlternative = false }) => !isAlternative);
    expect(composed.ok && composed.game.plugins.map(({ name }) => name).sort()).toEqual(
      usual.map(({ name }) => name).sort(),
    );
  });

  test("starts with every usual option and has as many seats as it is listed with", async () => {
    const game = await info.load();
    const composed = game.compose();
    if (!composed.ok) throw new Error(composed.problems.join("\n"));
    const match = startMatch(composed.game, { seed: 1, setup: setupOf(game.setup, {}) });
    expect(match.seats).toBe(info.players.most);
    expect(pickedIn(info, composed.game.lock)).toEqual(usualPlugins(info));
  });

  test("starts with every other value of its options too", async () => {
    const game = await info.load();
    for (const { key, values } of game.setup)
      for (const value of values) {
        const composed = game.compose(broughtBy(game.setup, { [key]: value }));
        if (!composed.ok) throw new Error(composed.problems.join("\n"));
        const setup = setupOf(game.setup, { [key]: value });
        expect(startMatch(composed.game, { seed: 1, setup }).decision).not.toBeNull();
      }
  });

  test("has words, and the bot it recommends", async () => {
    const game = await info.load();
    const composed = game.compose();
    expect(Object.keys(game.bots)).toContain(game.hintBot);
    expect(composed.ok && Object.keys(voiceOf(game, composed.game).messages).length).toBeGreaterThan(5);
  });
});
