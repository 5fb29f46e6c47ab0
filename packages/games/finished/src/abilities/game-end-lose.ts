import { end } from "@riposte/kernel";
import { resultOf } from "../result.js";
import { type Ability, executed } from "./ability.js";

/** A coffee that cannot be paid loses the game. */
export const gameEndLose: Ability<"gameEndLose"> = {
  id: "gameEndLose",
  areas: [],
  run(table, _effect, match) {
    match.queue(end(resultOf(table)));
    match.publish("game:lost", {});
    executed(gameEndLose, match);
  },
};
