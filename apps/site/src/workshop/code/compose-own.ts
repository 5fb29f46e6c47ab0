import { findGame, type GameDescriptor } from "@riposte/hosting";
import type { AnyPlugin, Game } from "@riposte/kernel/run";
import type { CodeOrder } from "./messages.js";
import { OFFERED } from "./offered/games.js";
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

/** A plugin, and under which name a file exports it. */
interface FoundPlugin {
  readonly plugin: AnyPlugin;
  readonly exported: string;
  /** It is not the plugin itself but a function that gives it. */
  readonly isMade: boolean;
}

/** The plugin among what a file exports: itself, or a function without parameters that makes it. */
function pluginIn(exported: Readonly<Record<string, unknown>>): FoundPlugin {
  for (const [name, value] of Object.entries(exported)) {
    const isMade = typeof value === "function" && value.length === 0 && !/^[A-Z]/.test(name);
    const made = isMade ? value() : value;
    if (isPlugin(made)) return { plugin: made, exported: name, isMade };
  }
  throw new Error(
    `Nothing of ${Object.keys(exported).join(", ") || "what it exports"} is a plugin. Export one made by definePlugin, or a function that gives it.`,
  );
}

const isPlugin = (value: unknown): value is AnyPlugin =>
  typeof value === "object" && value !== null && "name" in value && "behaviour" in value && "declared" in value;
