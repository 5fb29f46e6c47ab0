import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HOST_GAMES } from "./games.js";
import { Mistake } from "./mistake.js";
import { nameProblem } from "./name-problems.js";
import { newAbility } from "./new-ability.js";
import { within } from "./new-files.js";
import { ownGame } from "./new-game.js";
import { ownPlugin } from "./new-plugin.js";
import type { Place } from "./place.js";
import { versionOf } from "./versions.js";
import { writeFiles } from "./write-files.js";

/** Any folder: each game and plugin is a package in a folder of its own there. */
export const anywhere = (root: string): Place => ({
  root,
  taken: HOST_GAMES.map(({ id }) => id),
  peersOf: (game) =>
    Object.fromEntries(
      ["kernel", ...(game === undefined ? [] : [game.id])].map((name) => [
        `@riposte/${name}`,
        versionOf(`@riposte/${name}`),
      ]),
    ),
  game: (order) => within(order.name, ownGame(order)),
  plugin: (order) => within(order.name, ownPlugin(order)),
  folderOf: (name) => name,
  next: (folder) => `  cd ${folder}\n  npm install\n  npm run check\n  npm run play\n`,
  ability: (words) => abilityIn(root, words.at(-1)),
});

/** An ability of the game or plugin that lies in this folder. */
function abilityIn(root: string, id: string | undefined): string {
  if (id === undefined) throw new Mistake("Say what the ability is called.");
  const problem = nameProblem(id, [], "ability");
  if (problem !== undefined) throw new Mistake(problem);
  const manifest = join(root, "package.json");
  if (!existsSync(manifest) || !existsSync(join(root, "test/base.ts")))
    throw new Mistake(
      `There is no game and no plugin in this folder that could have abilities. Go to the folder of yours, or make one: npm create riposte game.`,
    );
  const { name } = JSON.parse(readFileSync(manifest, "utf8")) as { readonly name: string };
  const plugin = name.replace(/^@[^/]*\//, "");
  writeFiles(root, newAbility({ plugin, folder: "." }, id));
  return `src/abilities/${id}.json is there, done by hand until you give it steps, and a test.\n`;
}
