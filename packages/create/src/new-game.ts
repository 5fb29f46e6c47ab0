import { gameShown, gameSources } from "./game-sources.js";
import { cloneFiles } from "./in-clone.js";
import { type NewFiles, within } from "./new-files.js";
import { IN_CLONE, type Order, outsideOf } from "./order.js";
import { outsideFiles } from "./outside.js";

/** Where a game of the repository lies, from its root. */
export const gameFolder = (name: string): string => `packages/games/${name}`;

/** A game as a package of the repository. */
export const newGame = (order: Order): NewFiles => ({
  ...cloneFiles(gameFolder(order.name), order, gameShown(order)),
  ...within(gameFolder(order.name), gameSources(order, IN_CLONE)),
});

/** A game as a package of its own. */
export const ownGame = (order: Order): NewFiles => ({
  ...outsideFiles(order, gameShown(order)),
  ...gameSources(order, outsideOf(order)),
});
