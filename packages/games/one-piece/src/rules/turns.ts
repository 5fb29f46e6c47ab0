import { byRule } from "../cause.js";
import type { EffectsIn, OpMatch } from "../declared.js";
import type { Table } from "../slice.js";
import { cardOf, fieldOf, fightersOf, otherSeat, sideOf } from "../table/lookup.js";
import { isOver, type Mark, type Until } from "../table/mark.js";
import { cardAt, donAt, sideAt } from "../table/relocate.js";
import { isForbidden } from "../table/stats.js";

const DON_PER_TURN = 2;

/** The five phases (rules 4). */
export const turnEffects: EffectsIn<"turn" | "marks"> = {
  "turn:begin": (slice, _effect, match) => {
    slice.turn += 1;
    slice.phase = "refresh";
    slice.became = {};
    sideAt(slice, match, slice.active).turns += 1;
    expire(slice, match, "turn-start");
    match.publish("turn:began", { seat: slice.active, turn: slice.turn });
  },
  // first the given DON!! come back, then everything becomes active that may
  "turn:refresh": (slice, _effect, match) => {
    const don = donAt(slice, match, slice.active);
    for (const id of fightersOf(match, slice.active)) {
      const given = cardOf(match, id).don;
      if (given === 0) continue;
      don.rested += given;
      cardAt(slice, match, id).don = 0;
    }
    match.queue({ type: "turn:stand" });
  },
  "turn:stand": (slice, _effect, match) => {
    const standing = fieldOf(match, slice.active).filter((id) => cardOf(match, id).rested && !isStaying(match, id));
    for (const id of standing) cardAt(slice, match, id).rested = false;
    const don = donAt(slice, match, slice.active);
    const staying = Math.min(don.staying, don.rested);
    don.active += don.rested - staying;
    don.rested = staying;
    don.staying = 0;
    expire(slice, match, "refresh");
    match.publish("turn:refreshed", { seat: slice.active, turn: slice.turn });
  },
  "turn:draw": (slice, _effect, match) => {
    slice.phase = "draw";
    // the first player does not draw on the first turn
    if (slice.turn > 1) match.queue({ type: "deck:draw", seat: slice.active, count: 1, cause: byRule(slice.active) });
  },
  "turn:don": (slice, _effect, match) => {
    slice.phase = "don";
    const usual = slice.turn === 1 ? 1 : DON_PER_TURN;
    const { active: seat } = slice;
    const count = match.value("turn:don", { seat }, usual);
    match.queue({ type: "don:add", seat, count, state: "active" });
    const toLeader = Math.min(count, match.value("turn:don-to-leader", { seat }, 0));
    if (toLeader > 0)
      match.queue({ type: "don:give", seat, card: sideOf(match, seat).leader, count: toLeader, from: "active" });
  },
  "turn:main": (slice, _effect, match) => {
    slice.phase = "main";
    match.publish("main:began", { seat: slice.active, turn: slice.turn });
  },
  "turn:end": (slice, _effect, match) => {
    slice.phase = "end";
    match.publish("turn:ending", { seat: slice.active, turn: slice.turn });
  },
  "turn:close": (slice, { seat }, match) => match.publish("turn:closing", { seat, turn: slice.turn }),
  "turn:pass": (slice, _effect, match) => {
    match.publish("turn:ended", { seat: slice.active, turn: slice.turn });
    const [again, ...later] = slice.extra;
    if (again !== undefined) slice.extra = later;
    slice.active = again ?? otherSeat(slice.active);
  },
  "turn:extra": (slice, { seat }) => {
    slice.extra = [...slice.extra, seat];
  },
  "marks:expire": (slice, { at, whose }, match) => expire(slice, match, at, whose),
};

/** A card that skips this untap, or that nothing lets become active. */
const isStaying = (match: OpMatch, id: number): boolean =>
  cardOf(match, id).marks.some(({ kind }) => kind === "stays") ||
  isForbidden(match, id, "becomeActive", { cause: byRule(cardOf(match, id).owner) });

/** Ends the marks whose moment has come, on every card in play and in every hand, and on both players. */
function expire(slice: Table, match: OpMatch, at: Until["at"], whose?: number): void {
  const { active, turn } = slice;
  const ends = ({ until }: { readonly until: Until | null }) =>
    isOver(until, at, active, turn) && (whose === undefined || (until?.whose ?? active) === whose);
  expireOfSeat(slice, match, active, ends);
  expireOfSeat(slice, match, otherSeat(active), ends);
}

function expireOfSeat(slice: Table, match: OpMatch, seat: number, ends: (mark: Mark) => boolean): void {
  const { marks, leader, characters, stage, hand } = sideOf(match, seat);
  if (marks.length > 0 && marks.some(ends)) sideAt(slice, match, seat).marks = without(marks as readonly Mark[], ends);
  expireOn(slice, match, leader, ends);
  for (const id of characters) expireOn(slice, match, id, ends);
  if (stage !== null) expireOn(slice, match, stage, ends);
  for (const id of hand) expireOn(slice, match, id, ends);
}

function expireOn(slice: Table, match: OpMatch, id: number, ends: (mark: Mark) => boolean): void {
  const { marks } = cardOf(match, id);
  if (marks.length > 0 && marks.some(ends)) cardAt(slice, match, id).marks = without(marks as readonly Mark[], ends);
}

const without = (marks: readonly Mark[], ends: (mark: Mark) => boolean): Mark[] => marks.filter((mark) => !ends(mark));
