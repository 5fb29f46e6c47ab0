import { canDraw } from "../effects/draw.js";
import { drawForAbility } from "../effects/draw-from-source.js";
import { executed, type Manual } from "./ability.js";

const RUN = { type: "finished:drawTwo" } as const;

/** Draws two cards. */
export const drawTwo: Manual<"drawTwo"> = {
  id: "drawTwo",
  areas: ["draw", "past", "present"],
  blocked: (table) => (canDraw(table) ? undefined : "nothing-to-draw"),
  activate: (match) => match.queue(RUN),
  run(table, _effect, match) {
    drawForAbility(table, 2, match);
    executed(drawTwo, match);
  },
};
