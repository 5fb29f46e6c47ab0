import type { GameInfo } from "../../game-info.js";
import type { ListBuilder } from "../../lists/list-builder.js";
import { loading } from "../../loading.js";
import { withOwnCards } from "./own-cards.js";

/** What a lobby needs of the game; rules and data come with `load`. */
export const ONE_PIECE: GameInfo = {
  id: "one-piece",
  title: "ONE PIECE Card Game",
  summary: "A duel of two Leaders and their crews, card against card.",
  players: { least: 2, most: 2 },
  plugins: [
    { name: "one-piece", title: "Card game", summary: "turns, DON!!, battles, life and triggers", isOptional: false },
    { name: "op-actions", title: "Card effects", summary: "what the cards' own texts do", isOptional: true },
  ],
  async loadLists() {
    await withOwnCards();
    return (await import("./lists/deck-builder.js")).deckBuilder as ListBuilder;
  },
  ...loading(
    async () => {
      await withOwnCards();
      return (await import("./game.js")).game;
    },
    async () => (await import("./search.js")).onePieceSearch,
  ),
};
