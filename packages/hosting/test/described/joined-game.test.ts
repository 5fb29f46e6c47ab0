import { declarePlugin, definePlugin, needs } from "@riposte/kernel";
import type { AnyPlugin } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { joinedGame, pluginNamed } from "../../src/described/index.js";
import { findGame, GAMES } from "../../src/index.js";

const chalk = definePlugin(
  declarePlugin({ name: "chalk", version: "1.0.0", requires: [needs({ name: "finished" }, "*")] }),
  { effects: {} },
) as AnyPlugin;
const about = { name: "chalk", title: "Chalk", summary: "another author's", isOptional: true };

test("a plugin that has joined a game is in unless it is left out", async () => {
  const info = joinedGame(findGame(GAMES[0]?.id ?? "") as never, about, async () => chalk);
  expect(info.plugins.at(-1)).toEqual(about);
  const entry = await info.loadTable(["chalk"]);
  const names = (chosen?: readonly string[]) => {
    const composed = entry.compose(chosen);
    return composed.ok ? composed.game.plugins.map(({ name }) => name) : composed.problems;
  };
  expect([names().at(-1), names(["chalk"]).at(-1)]).toEqual(["chalk", "chalk"]);
  expect(names([])).not.toContain("chalk");
});

test("a module's plugin is found by its name, as it is or made", () => {
  expect(pluginNamed({ one: 1, made: () => chalk }, "chalk")).toBe(chalk);
  expect(pluginNamed({ chalk }, "other")).toBeUndefined();
});
