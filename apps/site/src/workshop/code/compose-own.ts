import { findGame, type GameDescriptor } from "@riposte/hosting";
import type { Game } from "@riposte/kernel/run";
import type { CodeOrder } from "./messages.js";
import { OFFERED } from "./offered/games.js";
import { type FoundPlugin, pluginIn } from "./plugin-in.js";
import { runFiles } from "./run-files.js";

/** The game of an order with the plugin its files make. */
export interface Composed extends FoundPlugin {
  readonly entry: GameDescriptor;
  readonly game: Game;
}

/** Runs what an author wrote: only ever to be called where nothing of this origin can be reached. */
export async function composeOwn({ game, entry: file, files }: CodeOrder): Promise<Composed> {
  const info = findGame(game);
  if (info === undefined) throw new Error(`There is no game ${game}.`);
  const entry = await info.load();
  const found = pluginIn(runFiles(files, file, OFFERED));
  const composed = entry.compose(undefined, [found.plugin]);
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  return { entry, game: composed.game, ...found };
}
