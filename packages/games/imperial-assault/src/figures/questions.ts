import { choose, type Question } from "@riposte/kernel";
import type { ImperialAssault } from "../declared.js";
import type { Side } from "../slice.js";

interface Strain {
  readonly figure: string;
  readonly amount: number;
  readonly by: string;
}

/** Choices that damage leads to. */
export const harmQuestions: Readonly<Record<string, Question<ImperialAssault>>> = {
  "ia:strain": {
    prompt: ({ about }) => ({ id: "ia:strain", params: { amount: (about as Strain).amount } }),
    publicName: "ia:strain",
    choices({ about, seat }, match) {
      const { amount } = about as Strain;
      const { deck } = match.slices["imperial-assault"].sides[seat] as Side;
      return choose.number(0, Math.min(amount, deck.length));
    },
    // the answer: how many points are stopped by discarding the top card of the deck
    answer(cards, { about, seat }, match) {
      const { figure, amount, by } = about as Strain;
      for (let card = 0; card < Number(cards); card++) match.queue({ type: "seat:mill", seat });
      const damage = amount - Number(cards);
      if (damage > 0) match.queue({ type: "figure:damage", figure, amount: damage, by });
    },
  },
};
