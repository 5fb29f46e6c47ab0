import type { HostGame } from "../../host-game.js";

export const ONE_PIECE: HostGame = {
  id: "one-piece",
  title: "ONE PIECE Card Game",
  type: "OnePiece",
  declared: "onePieceDeclared",
  heard: "card:dying",
  base: `import { cards, decks } from "@riposte/data-one-piece";
import { cardsOrThrow, createContext, onePiece } from "@riposte/one-piece";

export const base = onePiece(createContext(cardsOrThrow(cards)), decks);`,
};
