export { frontMatch } from "./games/imperial-assault/front/front-match.js";
export { firstPlugin } from "./games/one-piece/first-plugin.js";

/** The games in the table's order, each with its emblem and a few words. */
export const TILES = [
  ["imperial-assault", "trooper", "two squads on a map"],
  ["one-piece", "cards", "decks, DON!!, counters"],
  ["warhammer-40k", "walker", "exact odds of every attack"],
  ["finished", "cup", "one player, 48 cards"],
] as const;

/** The game that the first page plays. */
export const PLAYED_FIRST = "imperial-assault";

/** Those that cards can be written for in the workshop, with what it completes and explains with. */
export const SCHEMAS: Readonly<Record<string, string>> = {
  "imperial-assault": "imperial-assault-command-card.json",
  "one-piece": "one-piece-cards.json",
  "warhammer-40k": "warhammer-40k-mechanics.json",
};
