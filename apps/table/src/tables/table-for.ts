import { plainParts } from "./plain-parts.js";
import type { TableParts } from "./table-parts.js";

const TABLES: Readonly<Record<string, () => Promise<TableParts>>> = {
  finished: async () => (await import("./finished/parts.js")).finishedParts,
  "imperial-assault": async () => (await import("./imperial-assault/parts.js")).imperialAssaultParts,
  "one-piece": async () => (await import("./one-piece/parts.js")).onePieceParts,
  "warhammer-40k": async () => (await import("./warhammer-40k/parts.js")).warhammer40kParts,
};

const loaded = new Map<string, Promise<TableParts>>();

/** What a game brings to the match screen, loaded once; any other game shows its slices as they are. */
export function partsOf(game: string): Promise<TableParts> {
  const parts = loaded.get(game) ?? TABLES[game]?.() ?? Promise.resolve(plainParts);
  loaded.set(game, parts);
  return parts;
}
