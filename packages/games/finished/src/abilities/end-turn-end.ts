import { type Ability, executed } from "./ability.js";

const KEPT = 3;

/** The past keeps its three newest cards; older ones go under the draw stack, oldest first. */
export const endTurnEnd: Ability<"endTurnEnd"> = {
  id: "endTurnEnd",
  areas: ["past", "draw"],
  run(table, _effect, match) {
    if (table.past.length > KEPT) {
      match.claim(table, "past");
      match.claim(table, "draw");
      const { past, draw } = table;
      while (past.length > KEPT) draw.push(past.shift() as number);
    }
    match.publish("turn:ended", { turn: table.turns });
    executed(endTurnEnd, match);
  },
};
