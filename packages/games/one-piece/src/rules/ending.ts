import { end } from "@riposte/kernel";
import type { Effects, OpMatch } from "../declared.js";
import { otherSeat, sideOf } from "../table/lookup.js";

/** Winning and losing (rules 19). */
export const endingEffects: Pick<Effects, "player:lose" | "player:win"> = {
  "player:lose": (_slice, { seat, why }, match) => {
    match.publish("player:lost", { seat, why });
    // both at once: both lose
    const isBoth = why === "deck" && sideOf(match, otherSeat(seat)).deck.length === 0;
    match.queue(end({ winners: isBoth ? [] : [otherSeat(seat)], loser: isBoth ? null : seat, why }));
  },
  "player:win": (_slice, { seat, why }, match) => {
    match.publish("player:won", { seat, why });
    match.queue(end({ winners: [seat], loser: otherSeat(seat), why }));
  },
};

/** A deck without cards loses at once, in the middle of an effect too; not only when a draw fails. */
export function checkDeck(match: OpMatch): void {
  for (const seat of match.order()) {
    if (sideOf(match, seat).deck.length > 0) continue;
    match.queue({ type: "player:lose", seat, why: "deck" });
    return;
  }
}
