import { end } from "@riposte/kernel";
import type { Effects, OpMatch } from "../declared.js";
import { otherSeat, sideOf, tableOf } from "../table/lookup.js";

/** Winning and losing (rules 19). */
export const endingEffects: Pick<Effects, "player:lose" | "player:concede" | "player:win"> = {
  "player:lose": (_slice, { seat, why }, match) => {
    match.publish("player:lost", { seat, why });
    // both at once: both lose
    const isBoth = why === "deck" && isOut(match, otherSeat(seat));
    match.queue(over(match, isBoth ? [] : [otherSeat(seat)], why));
  },
  // an effect of its own: nothing stands instead of conceding
  "player:concede": (_slice, { seat }, match) => {
    match.publish("player:lost", { seat, why: "concede" });
    match.queue(over(match, [otherSeat(seat)], "concede"));
  },
  "player:win": (_slice, { seat, why }, match) => {
    match.publish("player:won", { seat, why });
    match.queue(over(match, [seat], why));
  },
};

const over = (match: OpMatch, winners: readonly number[], why: string) =>
  end({ winners, why, turns: tableOf(match).turn });

/** A deck without cards loses at once, in the middle of an effect too; not only when a draw fails. */
export function checkDeck(match: OpMatch, seat: number): void {
  if (isOut(match, seat)) match.queue({ type: "player:lose", seat, why: "deck" });
}

/** An empty deck, unless something lets the player go on without one. */
const isOut = (match: OpMatch, seat: number): boolean =>
  sideOf(match, seat).deck.length === 0 && match.value("deck:out", { seat }, 0) <= 0;
