import { LAST } from "../card-table.js";
import { returnCandy } from "../effects/return-candy.js";
import { type Ability, executed } from "./ability.js";

/** The present, in the order chosen, joins the end of the past; its candy returns to the reserve. */
export const endTurnBegin: Ability<"endTurnBegin"> = {
  id: "endTurnBegin",
  areas: ["present", "past", "candy", "reserve"],
  run(table, _effect, match) {
    table.phase = "TURN_END";
    table.turns += 1;
    match.claim(table, "past");
    const { present: cards, past } = table;
    for (const card of cards) {
      returnCandy(table, card, match);
      past.push(card);
      if (card === LAST) table.owesCoffee = true;
    }
    table.moved = cards;
    table.present = [];
    match.publish("cards:moved", { cards, from: "present", to: "past" });
    executed(endTurnBegin, match);
  },
};
