import { returnCandy } from "../effects/return-candy.js";
import { executed, type Manual } from "./ability.js";

const RUN = { type: "finished:resetCandies" } as const;
const ITSELF = 37;

/** Frees the candy on every present and future card but its own. */
export const resetCandies: Manual<"resetCandies"> = {
  id: "resetCandies",
  areas: ["candy", "reserve"],
  activate: (match) => match.queue(RUN),
  run(table, _effect, match) {
    for (let card = 1; card < table.candy.length; card++) if (card !== ITSELF) returnCandy(table, card, match);
    executed(resetCandies, match);
  },
};
