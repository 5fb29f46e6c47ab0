import { IMPERIAL_ASSAULT } from "./games/imperial-assault/workshop.js";
import { ONE_PIECE } from "./games/one-piece/workshop.js";
import { WARHAMMER_40K } from "./games/warhammer-40k/workshop.js";
import type { Layout } from "./stage/layout.js";
import type { WorkshopGame } from "./workshop-game.js";

const GAMES: readonly WorkshopGame[] = [IMPERIAL_ASSAULT, ONE_PIECE, WARHAMMER_40K];

/** The one the workshop opens with. */
export const SHOWN_FIRST: WorkshopGame = ONE_PIECE;

/** What the workshop adds to a game; nothing to one that cards cannot be written for. */
export const workshopOf = (game: string): WorkshopGame | undefined => GAMES.find(({ id }) => id === game);

/** How its positions are laid and drawn, fetched when asked for. */
export const layoutOf = (game: string): Promise<Layout> => (workshopOf(game) ?? SHOWN_FIRST).layout();
