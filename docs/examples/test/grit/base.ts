import { cards, decks } from "@riposte/data-one-piece";
import { composeList } from "@riposte/kernel/run";
import { cardsOrThrow, createContext, onePiece } from "@riposte/one-piece";
import { grit } from "../../src/grit/plugin.js";

export const base = onePiece(createContext(cardsOrThrow(cards)), decks);
export const game = composeList([base, grit()]);

/** The first seat's Leader may attack the second one's, who has Life to lose and cards to draw. */
export const position = {
  setup: {
    position: {
      sides: [
        { leader: "OP01-003", deck: ["OP01-016", "OP01-016", "OP01-016", "OP01-016"] },
        { leader: "OP01-061", deck: ["OP01-100", "OP01-100", "OP01-100", "OP01-100"], life: ["OP01-100", "OP01-100"] },
      ],
    },
  },
};
