import { findGame, GAMES, usualPlugins } from "@riposte/hosting";
import { startMatch } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import { rulesOf } from "../../src/learn/rules.js";
import { trialsIn, trialsOf } from "../../src/learn/trial.js";

/** A bot answers at most so often before the person is asked. */
const FEW = 12;

describe.each(GAMES)("$title", (info) => {
  test("every position begins with the question that its rules are about", async () => {
    const entry = await findGame(info.id)?.load();
    const found: (readonly [string, string])[] = [];
    for (const { about, setup, plugins = usualPlugins(info) } of await trialsOf(info.id)) {
      const composed = entry?.compose(plugins);
      if (entry === undefined || composed?.ok !== true) throw new Error(about);
      const match = startMatch(composed.game, { setup, seed: "first", hold: "auto" });
      const bot = entry.bots[entry.hintBot]?.create("trial", composed.game);
      for (let given = 0; given < FEW && match.decision?.seat === 1; given++)
        match.answer(1, bot?.answer(match.seen) ?? "");
      const { decision } = match.viewFor(0);
      if (decision?.own !== true) throw new Error(`${about}: nobody is asked`);
      found.push([about, decision.window ?? decision.question]);
    }
    expect(found).toEqual((await trialsOf(info.id)).map(({ about, asks }) => [about, asks]));
  });

  test("every position stands beside a section of the rules, and a section has one at most", async () => {
    const [sections, trials] = [await rulesOf(info.id), await trialsOf(info.id)];
    const beside = sections.map(({ title }) => trialsIn(trials, title).length);
    expect(beside.reduce((sum, count) => sum + count, 0)).toBe(trials.flatMap(({ sections: all }) => all).length);
    expect(Math.max(...beside)).toBe(1);
  });
});
