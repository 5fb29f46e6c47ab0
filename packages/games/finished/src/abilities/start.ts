import { type Ability, executed } from "./ability.js";
import { score } from "./score-card.js";

/** Card 1 opens the finished pile as soon as it is seen. */
export const start: Ability<"start"> = {
  id: "start",
  areas: ["present", "finished", "draw"],
  run(table, _effect, match) {
    score(table, match);
    executed(start, match);
  },
};
