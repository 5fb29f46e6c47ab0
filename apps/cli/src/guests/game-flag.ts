import { welcome } from "@riposte/hosting";
import type { Flag } from "../command.js";
import { UserMistake } from "../user-mistake.js";

/** A game of others. */
export const GAME_FLAG: Flag = {
  name: "game",
  value: "FILE",
  help: "a game that is not one of ours: its built file, the folder of its package, or the package's name",
  repeated: true,
};

/** Files of the games of others that are played in this process; its threads load them again. */
const files: string[] = [];
export const gameFiles = (): readonly string[] => files;

/** Takes the games of others in; their names, in the order given. */
export async function welcomeGames(given: readonly string[]): Promise<readonly string[]> {
  const names: string[] = [];
  for (const file of given) names.push(await welcomeFrom(file));
  return names;
}

async function welcomeFrom(file: string): Promise<string> {
  const [{ describedGame, gameIn }, { modulesExports }] = await Promise.all([
    import("@riposte/hosting/described"),
    import("./load-guests.js"),
  ]);
  const exported = await modulesExports(file);
  const given = gameIn(exported);
  if (given === undefined)
    throw bad(
      `"${file}" exports no game: it exports ${Object.keys(exported).join(", ") || "nothing"}. Export the plugin that definePlugin gives, with \`game\` in it, or { plugins: [it] }.`,
    );
  try {
    const game = describedGame(given);
    welcome(game);
    if (!files.includes(file)) files.push(file);
    return game.id;
  } catch (error) {
    throw bad(`"${file}": ${error instanceof Error ? error.message : String(error)}`, error);
  }
}

const bad = (message: string, cause?: unknown): UserMistake => new UserMistake("BAD_PLUGIN", message, { cause });
