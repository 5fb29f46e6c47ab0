import { LAST } from "../card-table.js";
import { returnCandy } from "../effects/return-candy.js";
import { askOrder } from "../questions/order.js";
import { executed, type Manual } from "./ability.js";

/** The present goes under the draw stack and the turn ends at once; runs pay and card 48 is charged as at any turn's end. */
export const belowTheStack: Manual<"belowTheStack"> = {
  id: "belowTheStack",
  areas: ["present", "draw", "candy", "reserve"],
  activate: (match) => askOrder("belowTheStack", match),
  run(table, _effect, match) {
    table.phase = "TURN_END";
    table.turns += 1;
    const { present: cards, flags } = table;
    const draw = match.own(table, "draw");
    for (const card of cards) {
      returnCandy(table, card, match);
      draw.push(card);
      if (card === LAST && flags.belowStackCoffee) table.owesCoffee = true;
    }
    table.moved = flags.belowStackAward ? cards : [];
    table.present = [];
    match.publish("cards:moved", { cards, from: "present", to: "draw" });
    executed(belowTheStack, match, cards);
  },
};
