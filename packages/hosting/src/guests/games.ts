import { describedGame, gameIn } from "../described/index.js";
import type { GameInfo } from "../game-info.js";
import { welcome } from "../games.js";
import { GuestFault } from "./guest-fault.js";
import { importGuest } from "./import-guest.js";

/** A game of others, and where it was imported from. */
interface GuestGame {
  readonly id: string;
  readonly where: string;
}

/** The games of others in this process: its threads import them again. */
const welcomed: GuestGame[] = [];
export const guestGames = (): readonly GuestGame[] => welcomed;

/** Takes the game of a guest's module in, so that it is played here as ours are. */
export async function welcomeGuest(where: string): Promise<GameInfo> {
  const exported = await importGuest(where, "game");
  const given = gameIn(exported);
  if (given === undefined)
    throw new GuestFault(
      `"${where}" exports no game: it exports ${Object.keys(exported).join(", ") || "nothing"}. Export the plugin that definePlugin gives, with \`game\` in it, or { plugins: [it] }.`,
    );
  try {
    const game = describedGame(given);
    welcome(game);
    const at = welcomed.findIndex(({ id }) => id === game.id);
    welcomed.splice(at < 0 ? welcomed.length : at, 1, { id: game.id, where });
    return game;
  } catch (error) {
    throw new GuestFault(`"${where}": ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
