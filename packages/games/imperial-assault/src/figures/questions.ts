import { choose, type Questions } from "@riposte/kernel";
import type { ImperialAssault } from "../declared.js";
import { say } from "../messages.js";
import type { Side } from "../slice.js";

/** Choices that damage leads to. */
export const harmQuestions: Pick<Questions<ImperialAssault>, "ia:strain"> = {
  "ia:strain": {
    prompt: ({ about }) => say("ia:strain", { amount: about.amount }),
    publicName: "ia:strain",
    choices({ about }, match) {
      const { amount, owner, price } = about;
      const { deck } = match.slices["imperial-assault"].sides[owner] as Side;
      return choose.number(0, Math.min(amount, Math.floor(deck.length / price)));
    },
    // the answer: how many points are stopped by discarding the top of the deck
    answer(points, { about }, match) {
      const { figure, amount, by, owner, price, paid } = about;
      for (let card = 0; card < Number(points) * price; card++) match.queue({ type: "seat:mill", seat: owner });
      const damage = amount - Number(points);
      const type = paid === true ? "figure:pay-damage" : "figure:strain-damage";
      if (damage > 0) match.queue({ type, figure, amount: damage, by });
    },
  },
};
