import { lazy } from "react";
import type { GamePage } from "../../game-page.js";

export const ONE_PIECE: GamePage = {
  id: "one-piece",
  emblem: "cards",
  Scene: lazy(async () => ({ default: (await import("./scene.js")).DuelScene })),
  short: "a duel of two Leaders",
  choose: "Choose decks",
  chapter: "turn",
  // Life is dealt when the first turn begins
  scoreOf: (names, { at, scores }) =>
    at === 0
      ? "Before the first turn"
      : `Life: ${names.map((name, seat) => `${name} ${scores[seat] ?? 0}`).join(", ")}`,
  parts: async () => (await import("./table/parts.js")).onePieceParts,
  course: async () => (await import("./course.js")).duel,
  trials: async () => (await import("./trial.js")).duel,
  lists: {
    title: "A deck",
    about: "ONE PIECE Card Game: a Leader and 50 cards",
    Picture: lazy(async () => ({ default: (await import("./build/deck-picture.js")).DeckPicture })),
  },
  league: "ONE PIECE",
  keptCards: async () => (await import("./own-cards/kept-cards.js")).keptCards(),
  UnplayedCards: lazy(async () => ({ default: (await import("./unplayed/unplayed-screen.js")).UnplayedScreen })),
  OwnCards: lazy(async () => ({ default: (await import("./own-cards/own-cards.js")).OwnCards })),
};
