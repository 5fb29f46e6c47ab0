import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isCancel, select, text } from "@clack/prompts";
import { HOST_GAMES, OWN_ABILITIES } from "./games.js";
import type { HostGame } from "./host-game.js";
import { nameProblem } from "./name-problems.js";
import { type AbilityHost, newAbility } from "./new-ability.js";
import { newPlugin } from "./new-plugin.js";
import { newOwnAbility, type OwnAbility } from "./own-ability.js";
import { peersOf } from "./peers-of.js";
import { pluginFolder, pluginFoldersIn } from "./plugin-folders.js";
import { writeFiles } from "./write-files.js";

const HELP = `pnpm new plugin <name> --game <game> --rule "<sentence>"   a package that passes every check; its rule is to be written
pnpm new ability <plugin> <id>                             an ability as data in a file of its own, with a test that passes;
                                                           for ${Object.keys(OWN_ABILITIES).join(", ")}: a card or template of your own

Games: ${HOST_GAMES.map(({ id }) => id).join(", ")}. What is left out is asked for, on a terminal.
`;

/** A mistake in what the author typed, in a sentence. */
class Mistake extends Error {}

/** Runs `pnpm new …` for the repository at `root`; the exit code. */
export async function main(root: string, words: readonly string[], isTerminal: boolean): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { game: { type: "string" }, rule: { type: "string" }, help: { type: "boolean", short: "h" } },
  });
  const [kind, first, second] = positionals;
  if (values.help === true || kind === undefined) {
    process.stdout.write(HELP);
    return 0;
  }
  try {
    if (kind === "plugin") await makePlugin(root, { name: first, ...values }, isTerminal);
    else if (kind === "ability") makeAbility(root, first, second);
    else throw new Mistake(`There is nothing to make called "${kind}".\n${HELP}`);
    return 0;
  } catch (error) {
    if (!(error instanceof Mistake || (error instanceof Error && error.message.startsWith("Nothing was written"))))
      throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

interface Given {
  readonly name?: string | undefined;
  readonly game?: string | undefined;
  readonly rule?: string | undefined;
}

async function makePlugin(root: string, given: Given, isTerminal: boolean): Promise<void> {
  const taken = [...pluginFoldersIn(root).keys()];
  const name = given.name ?? (await asked(isTerminal, "What is the rule called?", "name"));
  const problem = nameProblem(name, taken, "plugin");
  if (problem !== undefined) throw new Mistake(problem);
  const game = gameNamed(given.game ?? (await chosenGame(isTerminal)));
  const rule = given.rule ?? (await asked(isTerminal, "What does it do, in one sentence?", "--rule"));
  writeFiles(root, newPlugin({ name, game, peers: peersOf(root, game), rule: rule.endsWith(".") ? rule : `${rule}.` }));
  const folder = pluginFolder(game.id, name);
  process.stdout.write(
    `${folder} is there. Next:\n  pnpm install\n  pnpm exec vitest run ${folder}   (its rule is still to do)\n`,
  );
}

function makeAbility(root: string, plugin: string | undefined, id: string | undefined): void {
  if (plugin === undefined || id === undefined) throw new Mistake(`Say which plugin and which ability.\n${HELP}`);
  const folders = pluginFoldersIn(root);
  const folder = folders.get(plugin);
  if (folder === undefined)
    throw new Mistake(`There is no plugin "${plugin}". Known are: ${[...folders.keys()].join(", ")}.`);
  const problem = nameProblem(id, [], "ability");
  if (problem !== undefined) throw new Mistake(problem);
  const own = OWN_ABILITIES[plugin];
  if (own !== undefined) {
    makeOwnAbility(root, { plugin, folder }, id, own);
    return;
  }
  if (!existsSync(join(root, folder, "test/base.ts")))
    throw new Mistake(`${plugin} has no abilities of its own. Make a plugin for it: pnpm new plugin ${id}.`);
  writeFiles(root, newAbility({ plugin, folder }, id));
  process.stdout.write(
    `${folder}/src/abilities/${id}.json is there, done by hand until you give it steps, and a test.\n`,
  );
}

function makeOwnAbility(root: string, host: AbilityHost, id: string, { home, taken }: OwnAbility): void {
  const there = taken?.(id);
  if (there !== undefined && existsSync(join(root, there)))
    throw new Mistake(`There is a card "${id}" already: ${there}. Change it there, or take another name.`);
  writeFiles(root, newOwnAbility(host, id));
  const folder = `${host.folder}/test/own`;
  process.stdout.write(
    `${folder}/${id}.json is there, with something simple to begin with, and a test that shows it:\n  pnpm exec vitest run ${folder}/${id}.test.ts\nWhat belongs to the game itself lies in ${home}; docs/guides/ability-as-data.md tells the words.\n`,
  );
}

function gameNamed(id: string): HostGame {
  const game = HOST_GAMES.find((one) => one.id === id);
  if (game !== undefined) return game;
  throw new Mistake(`There is no game "${id}". Known are: ${HOST_GAMES.map((one) => one.id).join(", ")}.`);
}

async function asked(isTerminal: boolean, message: string, missing: string): Promise<string> {
  const answer = isTerminal ? await text({ message }) : "";
  if (isCancel(answer) || answer.trim() === "") throw new Mistake(`${missing} is missing.\n${HELP}`);
  return answer.trim();
}

async function chosenGame(isTerminal: boolean): Promise<string> {
  if (!isTerminal) throw new Mistake(`--game is missing.\n${HELP}`);
  const options = HOST_GAMES.map(({ id, title }) => ({ value: id, label: title }));
  const answer = await select({ message: "Which game does it join?", options });
  if (isCancel(answer)) throw new Mistake("Nothing was made.");
  return answer;
}
