import { choose, type Question } from "@riposte/kernel";
import type { ImperialAssault } from "../declared.js";
import type { Side } from "../slice.js";

interface Strain {
  readonly figure: string;
  readonly amount: number;
  readonly by: string;
  /** Whose cards may be discarded, and how many for each point. */
  readonly owner: number;
  readonly price: number;
}

/** Choices that damage leads to. */
export const harmQuestions: Readonly<Record<string, Question<ImperialAssault>>> = {
  "ia:strain": {
    prompt: ({ about }) => ({ id: "ia:strain", params: { amount: (about as Strain).amount } }),
    publicName: "ia:strain",
    choices({ about }, match) {
      const { amount, owner, price } = about as Strain;
      const { deck } = match.slices["imperial-assault"].sides[owner] as Side;
      return choose.number(0, Math.min(amount, Math.floor(deck.length / price)));
    },
    // the answer: how many points are stopped by discarding the top of the deck
    answer(points, { about }, match) {
      const { figure, amount, by, owner, price } = about as Strain;
      for (let card = 0; card < Number(points) * price; card++) match.queue({ type: "seat:mill", seat: owner });
      const damage = amount - Number(points);
      if (damage > 0) match.queue({ type: "figure:damage", figure, amount: damage, by });
    },
  },
};
