import type { WorkshopGame } from "../../workshop-game.js";
import { exported } from "./exported.js";

interface CardFile {
  readonly cards?: readonly object[];
}

export const ONE_PIECE: WorkshopGame = {
  id: "one-piece",
  async layout() {
    const [{ layDuel }, { DuelBoard }] = await Promise.all([import("./lay.js"), import("./board.js")]);
    return { laying: layDuel, Board: DuelBoard };
  },
  schema: "one-piece-cards.json",
  position: "one-piece-counter.json",
  ready: "is in your hand.",
  exported,
  printed: {
    example: "[On Play] Draw 1 card.",
    reader: async () => (await import("./printed-card.js")).readPrintedCard,
    put(file, abilities, gist) {
      const { cards, ...rest } = file as CardFile;
      return { ...rest, cards: cards?.map((card, at) => (at === 0 ? { ...card, abilities, gist } : card)) };
    },
  },
};
