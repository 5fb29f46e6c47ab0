import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { OWN_ABILITIES } from "./games.js";
import { Mistake } from "./mistake.js";
import { nameProblem } from "./name-problems.js";
import { type AbilityHost, newAbility } from "./new-ability.js";
import { gameFolder, newGame } from "./new-game.js";
import { newPlugin } from "./new-plugin.js";
import { newOwnAbility, type OwnAbility } from "./own-ability.js";
import { peersOf } from "./peers-of.js";
import type { Place } from "./place.js";
import { gamesIn, pluginFolder, pluginFoldersIn } from "./plugin-folders.js";
import { writeFiles } from "./write-files.js";

/** The clone of the repository that a folder lies in, if it does. */
export function cloneAround(folder: string): string | undefined {
  if (existsSync(join(folder, "packages/kernel")) && existsSync(join(folder, "pnpm-workspace.yaml"))) return folder;
  return dirname(folder) === folder ? undefined : cloneAround(dirname(folder));
}

/** The repository at `root`. */
export const inClone = (root: string): Place => ({
  root,
  taken: [...pluginFoldersIn(root).keys(), ...gamesIn(root)],
  peersOf: (game) => peersOf(root, game),
  game: newGame,
  plugin: newPlugin,
  folderOf: (name, game) => (game === undefined ? gameFolder(name) : pluginFolder(game.id, name)),
  next: (folder, { game }) =>
    game === undefined
      ? `  pnpm install && pnpm build\n  pnpm exec vitest run ${folder}\n  node apps/cli/bin/riposte.js play --game ${folder}\n`
      : `  pnpm install\n  pnpm exec vitest run ${folder}   (its rule is still to do)\n`,
  ability: ([plugin, id]) => abilityOf(root, plugin, id),
});

function abilityOf(root: string, plugin: string | undefined, id: string | undefined): string {
  if (plugin === undefined || id === undefined) throw new Mistake("Say which plugin and which ability.");
  const folders = pluginFoldersIn(root);
  const folder = folders.get(plugin);
  if (folder === undefined)
    throw new Mistake(`There is no plugin "${plugin}". Known are: ${[...folders.keys()].join(", ")}.`);
  const problem = nameProblem(id, [], "ability");
  if (problem !== undefined) throw new Mistake(problem);
  const own = OWN_ABILITIES[plugin];
  if (own !== undefined) return ownAbility(root, { plugin, folder }, id, own);
  if (!existsSync(join(root, folder, "test/base.ts")))
    throw new Mistake(`${plugin} has no abilities of its own. Make a plugin for it: pnpm new plugin ${id}.`);
  writeFiles(root, newAbility({ plugin, folder }, id));
  return `${folder}/src/abilities/${id}.json is there, done by hand until you give it steps, and a test.\n`;
}

function ownAbility(root: string, host: AbilityHost, id: string, { home, taken }: OwnAbility): string {
  const there = taken?.(id);
  if (there !== undefined && existsSync(join(root, there)))
    throw new Mistake(`There is a card "${id}" already: ${there}. Change it there, or take another name.`);
  writeFiles(root, newOwnAbility(host, id));
  const folder = `${host.folder}/test/own`;
  return `${folder}/${id}.json is there, with something simple to begin with, and a test that shows it:\n  pnpm exec vitest run ${folder}/${id}.test.ts\nWhat belongs to the game itself lies in ${home}; docs/guides/ability-as-data.md tells the words.\n`;
}
