import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const HOME = "packages/plugins";

/** Where a plugin of a game lies, from the root of the repository. */
export const pluginFolder = (game: string, plugin: string): string => `${HOME}/${game}/${plugin}`;

/** The folder of every plugin of the repository at `root`, by the plugin's name. */
export function pluginFoldersIn(root: string): ReadonlyMap<string, string> {
  const games = readdirSync(join(root, HOME)).sort();
  return new Map(
    games.flatMap((game) =>
      readdirSync(join(root, HOME, game))
        .sort()
        .map((plugin) => [plugin, pluginFolder(game, plugin)] as const),
    ),
  );
}

/** The games of the repository at `root`. */
export const gamesIn = (root: string): readonly string[] =>
  existsSync(join(root, "packages/games")) ? readdirSync(join(root, "packages/games")).sort() : [];
