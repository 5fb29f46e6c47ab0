import { pageOf } from "../games.js";
import { plainParts } from "./plain-parts.js";
import type { TableParts } from "./table-parts.js";

const loaded = new Map<string, Promise<TableParts>>();

/** What a game brings to the match screen, loaded once; any other game shows its slices as they are. */
export function partsOf(game: string): Promise<TableParts> {
  const parts = loaded.get(game) ?? pageOf(game)?.parts() ?? Promise.resolve(plainParts);
  loaded.set(game, parts);
  return parts;
}
