import { otherSeat, tableOf, type Until } from "@riposte/one-piece";
import type { Duration } from "../language/words.js";
import type { Scene } from "../reading/scene.js";

/** When something that begins now ends (rules 15); what is not the ending player's own says whose it is. */
export function untilOf(scene: Scene, duration: Duration): Until | null {
  const until = momentOf(scene, duration);
  return until === null || until.seat === scene.seat ? until : { ...until, whose: scene.seat };
}

function momentOf({ match, seat }: Scene, duration: Duration): Until | null {
  const { active, turn } = tableOf(match);
  switch (duration) {
    case "thisBattle":
      return { at: "battle", seat, from: turn };
    case "thisTurn":
      return { at: "turn-end", seat: active, from: turn };
    case "untilStartOfYourNextTurn":
      return { at: "turn-start", seat, from: turn + 1 };
    case "untilEndOfYourNextTurn":
      return { at: "end-phase", seat, from: turn + 1 };
    // resolved on the opponent's turn it is that same turn
    case "untilEndOfOpponentsNextTurn":
      return { at: "end-phase", seat: otherSeat(seat), from: turn };
    case "permanent":
      return null;
  }
}
