import { pageOf } from "../games.js";
import type { TableParts } from "./table-parts.js";

const loaded = new Map<string, Promise<TableParts>>();

/** What a game brings to the match screen, loaded once; the table of any other game is drawn from what its seat sees. */
export function partsOf(game: string): Promise<TableParts> {
  const parts = loaded.get(game) ?? pageOf(game)?.parts() ?? plainPartsOf(game);
  loaded.set(game, parts);
  return parts;
}

const plainPartsOf = async (game: string): Promise<TableParts> => (await import("./plain-parts.js")).plainParts(game);
