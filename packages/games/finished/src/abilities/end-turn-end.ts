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
      // by index: V8 calls a builtin for `push` where lists of several kinds come together
      while (past.length > KEPT) draw[draw.length] = past.shift() as number;
    }
    match.publish("turn:ended", { turn: table.turns });
    executed(endTurnEnd, match);
  },
};
