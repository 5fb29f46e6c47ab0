import { finished } from "./games/finished.js";
import type { GameEntry } from "./games/game-entry.js";
import { imperialAssault } from "./games/imperial-assault.js";

/** Every game the command line knows. */
export const GAMES: readonly GameEntry[] = [finished, imperialAssault];
