import type { GameEntry, Listing } from "./games/game-entry.js";
import { FINISHED, IMPERIAL_ASSAULT, ONE_PIECE, WARHAMMER_40K } from "./games/listings.js";

/** A game that is not loaded yet: its rules and data are read when somebody chooses it. */
export interface ListedGame extends Listing {
  load(): Promise<GameEntry>;
}

/** Every game the command line knows. */
export const GAMES: readonly ListedGame[] = [
  { ...FINISHED, load: async () => (await import("./games/finished.js")).finished },
  { ...IMPERIAL_ASSAULT, load: async () => (await import("./games/imperial-assault.js")).imperialAssault },
  { ...WARHAMMER_40K, load: async () => (await import("./games/warhammer-40k.js")).warhammer40k },
  { ...ONE_PIECE, load: async () => (await import("./games/one-piece.js")).onePiece },
];
