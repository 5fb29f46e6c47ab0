import { canDraw } from "../effects/draw.js";
import { drawForAbility } from "../effects/draw-from-source.js";
import { executed, type Manual } from "./ability.js";

const RUN = { type: "finished:drawOne" } as const;

/** Draws one card. */
export const drawOne: Manual<"drawOne"> = {
  id: "drawOne",
  areas: ["draw", "past", "present"],
  blocked: (table) => (canDraw(table) ? undefined : "nothing-to-draw"),
  activate: (match) => match.queue(RUN),
  run(table, _effect, match) {
    drawForAbility(table, 1, match);
    executed(drawOne, match);
  },
};
