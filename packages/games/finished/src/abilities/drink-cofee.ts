import { type Ability, executed } from "./ability.js";

/** Card 48 on its way out of the present costs a coffee; without one the game is lost. */
export const drinkCofee: Ability<"drinkCofee"> = {
  id: "drinkCofee",
  areas: ["coffee"],
  run(table, _effect, match) {
    table.owesCoffee = false;
    if (table.coffee === 0) {
      table.phase = "GAME_END_LOSE";
    } else {
      table.coffee -= 1;
      match.publish("coffee:drunk", { left: table.coffee });
      if (table.coffee === 0 && table.flags.loseWhen === "reachesZero") table.phase = "GAME_END_LOSE";
    }
    executed(drinkCofee, match);
  },
};
