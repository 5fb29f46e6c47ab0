import { shuffle } from "@riposte/kernel";
import { LAST } from "../card-table.js";
import { type Ability, executed } from "./ability.js";

/** Shuffles 1 to 47 over 48: the only chance in the game. */
export const beginGame: Ability<"beginGame"> = {
  id: "beginGame",
  areas: ["draw"],
  run(table, _effect, match) {
    // a position has its cards already
    if (table.phase === "GAME_START" && table.draw.length === 0) {
      table.draw = match.chance("deck", shuffle(LAST - 1)).map((index) => index + 1);
      table.draw.push(LAST);
    }
    executed(beginGame, match);
  },
};
