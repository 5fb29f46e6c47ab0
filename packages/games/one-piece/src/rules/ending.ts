import { end } from "@riposte/kernel";
import type { Effects, OpMatch } from "../declared.js";
import type { Fate, Table } from "../slice.js";
import { otherSeat, sideOf, tableOf } from "../table/lookup.js";

type Names = "player:lose" | "player:concede" | "player:win" | "decks:check" | "game:settle";

/** Winning and losing (rules 19): what happens to both players at once is settled together. */
export const endingEffects: Pick<Effects, Names> = {
  "player:lose": (slice, { seat, why }, match) => {
    match.publish("player:lost", { seat, why });
    meet(slice, match, { seat, won: false, why });
  },
  // an effect of its own: nothing stands instead of conceding
  "player:concede": (_slice, { seat }, match) => {
    match.publish("player:lost", { seat, why: "concede" });
    match.queue(over(match, [otherSeat(seat)], "concede"));
  },
  "player:win": (slice, { seat, why }, match) => {
    match.publish("player:won", { seat, why });
    meet(slice, match, { seat, won: true, why });
  },
  // each may have something instead of losing; only then it is known who is left
  "decks:check": (slice, _nothing, match) => {
    const { active } = tableOf(match);
    const out = [active, otherSeat(active)].filter((seat) => slice.emptied?.includes(seat) && isOut(match, seat));
    delete slice.emptied;
    const isFirst = slice.fates === undefined;
    slice.fates ??= [];
    for (const seat of out) match.queue({ type: "player:lose", seat, why: "deck" });
    if (isFirst) match.queue({ type: "game:settle" });
  },
  "game:settle": (slice, _nothing, match) => {
    const { fates = [] } = slice;
    delete slice.fates;
    const won = fates.filter((fate) => fate.won);
    const decisive = won.length > 0 ? won : fates;
    const [{ seat, why } = NOBODY, second] = decisive;
    if (seat === null) return;
    // both win or both lose: neither has won
    const winners = second !== undefined && second.seat !== seat ? [] : [won.length > 0 ? seat : otherSeat(seat)];
    match.queue(over(match, winners, why));
  },
};

const NOBODY = { seat: null, why: "" };

/** A fate alone is settled at once. */
function meet(slice: Table, match: OpMatch, fate: Fate): void {
  if (slice.fates === undefined) match.queue({ type: "game:settle" });
  slice.fates = [...(slice.fates ?? []), fate];
}

const over = (match: OpMatch, winners: readonly number[], why: string) =>
  end({ winners, why, turns: tableOf(match).turn });

/** A deck without cards loses at once, in the middle of an effect too; not only when a draw fails. */
export function runOut(slice: Table, match: OpMatch, seat: number): void {
  if (slice.emptied === undefined) match.queue({ type: "decks:check" });
  slice.emptied = [...(slice.emptied ?? []), seat];
}

/** An empty deck, unless something lets the player go on without one. */
const isOut = (match: OpMatch, seat: number): boolean =>
  sideOf(match, seat).deck.length === 0 && match.value("deck:out", { seat }, 0) <= 0;
