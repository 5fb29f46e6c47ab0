import type { Listing } from "../game-entry.js";
import { ownCards } from "./cards-flag.js";

/** What can be said of the game without loading it. */
export const ONE_PIECE: Listing = {
  name: "one-piece",
  title: "ONE PIECE Card Game",
  summary: "two decks fight with Leaders, Characters and DON!! (two players)",
  options: ["decks"],
  ownFiles: ownCards,
  commands: {
    deck: async () => (await import("./commands/deck.js")).deck,
    op: async () => (await import("./commands/op.js")).op,
  },
  examples: [
    "play one-piece --bot greedy --watch",
    "play one-piece --plugin ./mine/dist/index.js",
    "play one-piece --cards my-cards --deck a.txt --deck b.txt",
    "simulate one-piece --games 100 --bot hard --against greedy --think 1s --seed 1",
    "simulate one-piece --cards my-cards --decks random --games 500 --seed 1",
    "league one-piece --games 40 --seed 1 --out my-league",
    "league one-piece --bots greedy,normal,hard --games 100 --seed 1 --think 1s",
    "league one-piece --games 1000 --seed 1 --database postgres://localhost/league",
    "plugins one-piece --plugin ./mine/dist/index.js",
  ],
};
