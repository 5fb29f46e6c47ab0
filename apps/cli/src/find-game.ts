import type { BotEntry } from "@riposte/hosting";
import type { GameEntry } from "./games/game-entry.js";
import { type ListedGame, listedGames } from "./games.js";
import { UserMistake, unknownName } from "./user-mistake.js";

/** Loads the game of that name. */
export const findGame = async (name: string): Promise<GameEntry> => gameNamed(name).load();

/** The game of that name, not loaded yet. */
export function gameNamed(name: string): ListedGame {
  const games = listedGames();
  const listed = games.find((candidate) => candidate.name === name || candidate.aliases?.includes(name));
  if (listed !== undefined) return listed;
  throw unknownName(
    "UNKNOWN_GAME",
    { kind: "game" },
    name,
    games.map((known) => known.name),
    "One of others is given with --game FILE.",
  );
}

/** The bot of that name. */
export function findBot(entry: GameEntry, name: string): BotEntry {
  const bot = Object.hasOwn(entry.bots, name) ? entry.bots[name] : undefined;
  if (bot !== undefined) return bot;
  throw unknownName("UNKNOWN_BOT", { owner: entry.name, kind: "bot" }, name, Object.keys(entry.bots));
}

/** The game of a save or a scenario; one of others has to be given again. */
export async function gameOfFile(name: string, file: string): Promise<GameEntry> {
  if (listedGames().some((known) => known.name === name)) return findGame(name);
  throw new UserMistake(
    "UNKNOWN_GAME",
    `"${file}" is of the game "${name}", which is not one of ours. Give the file that game was built to: --game FILE.`,
  );
}
