import type { GamePage } from "./game-page.js";
import { FINISHED } from "./games/finished/page.js";
import { IMPERIAL_ASSAULT } from "./games/imperial-assault/page.js";
import { ONE_PIECE } from "./games/one-piece/page.js";
import { WARHAMMER_40K } from "./games/warhammer-40k/page.js";
import type { SymbolName } from "./look/icon.js";

/** Every game that has pages of its own. */
export const PAGES: readonly GamePage[] = [ONE_PIECE, IMPERIAL_ASSAULT, WARHAMMER_40K, FINISHED];

/** Those whose attacks can be counted; the first is shown where a link names none. */
export const COUNTED: readonly GamePage[] = [WARHAMMER_40K, IMPERIAL_ASSAULT];

/** The one that first steps and samples show. */
export const SHOWN_FIRST: GamePage = IMPERIAL_ASSAULT;

/** What the pages add to a game; nothing to one that has none of its own. */
export const pageOf = (game: string): GamePage | undefined => PAGES.find(({ id }) => id === game);

/** The game's sign where there is no room for a picture. */
export const emblemOf = (game: string): SymbolName => pageOf(game)?.emblem ?? "cards";
