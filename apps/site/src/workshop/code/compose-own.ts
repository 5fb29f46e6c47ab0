import { type CatalogGame, findGame } from "@riposte/catalog";
import type { AnyPlugin, Game } from "@riposte/kernel/run";
import type { CodeOrder } from "./messages.js";
import { OFFERED } from "./offered-modules.js";
import { pluginIn } from "./plugin-in.js";
import { runFiles } from "./run-files.js";

/** The game of an order with the plugin its files make. */
export interface Composed {
  readonly entry: CatalogGame;
  readonly game: Game;
  readonly plugin: AnyPlugin;
}

/** Runs what somebody wrote: only ever to be called where nothing of this origin can be reached. */
export async function composeOwn({ game, entry: file, files }: CodeOrder): Promise<Composed> {
  const info = findGame(game);
  if (info === undefined) throw new Error(`There is no game ${game}.`);
  const entry = await info.load();
  const plugin = pluginIn(runFiles(files, file, OFFERED));
  const composed = entry.compose(undefined, [plugin]);
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  return { entry, game: composed.game, plugin };
}
