import type { BotEntry } from "@riposte/hosting";
import type { GameEntry } from "./games/game-entry.js";
import { GAMES, type ListedGame } from "./games.js";
import { unknownName } from "./user-mistake.js";

/** Loads the game of that name. */
export const findGame = async (name: string): Promise<GameEntry> => gameNamed(name).load();

/** The game of that name, not loaded yet. */
export function gameNamed(name: string): ListedGame {
  const listed = GAMES.find((candidate) => candidate.name === name || candidate.aliases?.includes(name));
  if (listed !== undefined) return listed;
  throw unknownName(
    "UNKNOWN_GAME",
    { kind: "game" },
    name,
    GAMES.map((known) => known.name),
  );
}

/** The bot of that name. */
export function findBot(entry: GameEntry, name: string): BotEntry {
  const bot = Object.hasOwn(entry.bots, name) ? entry.bots[name] : undefined;
  if (bot !== undefined) return bot;
  throw unknownName("UNKNOWN_BOT", { owner: entry.name, kind: "bot" }, name, Object.keys(entry.bots));
}
