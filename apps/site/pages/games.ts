/** The games in the table's order, each with its emblem and a few words. */
export const TILES = [
  ["imperial-assault", "trooper", "two squads on a map"],
  ["one-piece", "cards", "decks, DON!!, counters"],
  ["warhammer-40k", "walker", "exact odds of every attack"],
  ["finished", "cup", "one player, 48 cards"],
] as const;

/** The game that the first page plays. */
export const PLAYED_FIRST = "imperial-assault";
