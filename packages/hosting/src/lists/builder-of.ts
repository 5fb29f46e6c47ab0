import { findGame, gamesHere } from "../games.js";
import type { ListBuilder } from "./list-builder.js";

/** The games whose decks or armies can be put together. */
export const buildable = (): readonly string[] =>
  gamesHere()
    .filter(({ loadLists }) => loadLists !== undefined)
    .map(({ id }) => id);

/** What a game offers for putting a list together, fetched when asked for. */
export const builderOf = (game: string): Promise<ListBuilder> | undefined => findGame(game)?.loadLists?.();
