import { drawing } from "../effects/draw.js";
import { type Ability, executed } from "./ability.js";

const RETURN = { type: "finished:returnFuture" } as const;

/** Brings a parked set back, or draws three; a single parked card joins those drawn. */
export const beginTurn: Ability<"beginTurn"> = {
  id: "beginTurn",
  areas: ["draw", "future", "present"],
  run(table, _effect, match) {
    // a position that begins where the player acts is in its turn
    if (table.phase === "USER_INPUT_REQUIRED") return;
    table.phase = "TURN_START";
    if (table.usedThisTurn.length > 0) table.usedThisTurn = [];
    const waiting = table.future[0];
    const isInsteadOfDraw = waiting?.kind === "all" || table.flags.oneFuture === "insteadOfDraw";
    if (waiting === undefined || !isInsteadOfDraw) match.queue(drawing(3));
    if (waiting !== undefined) match.queue(RETURN);
    match.publish("turn:began", { turn: table.turns + 1 });
    executed(beginTurn, match);
  },
};
