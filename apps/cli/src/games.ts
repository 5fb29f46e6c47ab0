import { gamesHere } from "@riposte/hosting";
import { FINISHED } from "./games/finished/listing.js";
import type { GameEntry, Listing } from "./games/game-entry.js";
import { listedGuest } from "./games/guest/listing.js";
import { IMPERIAL_ASSAULT } from "./games/imperial-assault/listing.js";
import { ONE_PIECE } from "./games/one-piece/listing.js";
import { WARHAMMER_40K } from "./games/warhammer-40k/listing.js";

/** A game that is not loaded yet: its rules and data are read when a command needs them. */
export interface ListedGame extends Listing {
  load(): Promise<GameEntry>;
}

/** Every game of ours. */
export const GAMES: readonly ListedGame[] = [
  { ...FINISHED, load: async () => (await import("./games/finished/game.js")).finished },
  { ...IMPERIAL_ASSAULT, load: async () => (await import("./games/imperial-assault/game.js")).imperialAssault },
  { ...WARHAMMER_40K, load: async () => (await import("./games/warhammer-40k/game.js")).warhammer40k },
  { ...ONE_PIECE, load: async () => (await import("./games/one-piece/game.js")).onePiece },
];

/** Every game that is played here: ours, and those of others that were given. */
export const listedGames = (): readonly ListedGame[] => [
  ...GAMES,
  ...gamesHere()
    .filter(({ id }) => !GAMES.some(({ name }) => name === id))
    .map((info) => ({
      ...listedGuest(info),
      load: async () => (await import("./games/guest/game.js")).guestEntry(info),
    })),
];
