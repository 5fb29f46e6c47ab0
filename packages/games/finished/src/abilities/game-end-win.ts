import { end } from "@riposte/kernel";
import { resultOf } from "../result.js";
import { type Ability, executed } from "./ability.js";

/** Finishing card 48 wins, also without any coffee left. */
export const gameEndWin: Ability<"gameEndWin"> = {
  id: "gameEndWin",
  areas: [],
  run(table, _effect, match) {
    match.queue(end(resultOf(table)));
    match.publish("game:won", {});
    executed(gameEndWin, match);
  },
};
