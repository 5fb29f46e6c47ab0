import type { Effects, OnePiece, OpMatch } from "../declared.js";
import { cardOf, findCard, sideOf } from "../table/lookup.js";
import { note } from "../table/note.js";
import { cardAt, type Place, relocate } from "../table/relocate.js";

/** Variables of the `damage` procedure. */
type DamageVars = OnePiece["procedures"]["damage"];

type Names = "damage:deal" | "life:take" | "life:keep" | "trigger:use";

/** Damage to a Leader, one Life card at a time (rules 8). */
export const damageEffects: Pick<Effects, Names> = {
  "damage:deal": (_slice, { seat, count, banish, cause }, match) =>
    match.call("damage", { seat, count, left: count, banish, cause, card: null }),
  "life:take": (slice, { seat, banish, cause }, match) => {
    const [top] = sideOf(match, seat).life;
    match.setVar("card", null);
    if (top === undefined) return;
    const isUnder = !banish && goesUnder(match, top);
    const to = banish ? TRASH : isUnder ? UNDER_THE_DECK : NOWHERE;
    const now = relocate(slice, match, top, to, cause);
    if (to === NOWHERE) match.setVar("card", now);
    match.reveal();
    note(match, [], 1);
    match.publish("life:lost", { seat, count: 1, left: sideOf(match, seat).life.length, cause });
  },
  // a used Trigger's card is trashed unless it moved; the others go to the hand unseen
  "life:keep": (slice, { card, cause }, match) => {
    if (findCard(match, card)?.zone !== "none") return;
    const { faceUp, code, owner: seat } = cardOf(match, card);
    const now = relocate(slice, match, card, { zone: faceUp ? "trash" : "hand" }, cause);
    if (faceUp) match.publish("trigger:resolved", { card: now, code, seat });
    else match.publish("life:taken", { seat, count: 1, cause });
  },
  "trigger:use": (slice, { card }, match) => {
    const used = cardAt(slice, match, card);
    used.faceUp = true;
    match.publish("trigger:used", { card, code: used.code, seat: used.owner });
  },
};

const TRASH: Place = { zone: "trash" };
const NOWHERE: Place = { zone: "none" };
export const UNDER_THE_DECK: Place = { zone: "deck", end: "bottom" };

/** A Life card that goes under the deck where it would go to the hand; it has no Trigger either. */
export const goesUnder = (match: OpMatch, id: number): boolean =>
  cardOf(match, id).zone === "life" && match.value("life:under", { card: id }, 0) > 0;

const varsOf = (match: OpMatch) => match.vars as DamageVars;

/** Without Life when damage is determined the player loses. */
export function determineDamage(match: OpMatch): void {
  const { seat } = varsOf(match);
  if (sideOf(match, seat).life.length === 0) match.queue({ type: "player:lose", seat, why: "damage" });
}

export function takeLife(match: OpMatch): void {
  const { seat, banish, cause, left } = varsOf(match);
  match.setVar("left", left - 1);
  match.queue({ type: "life:take", seat, banish, cause });
}

export function keepLife(match: OpMatch): void {
  const { card, cause } = varsOf(match);
  if (card !== null) match.queue({ type: "life:keep", card, cause });
}

export const hasDamageLeft = (match: OpMatch): boolean =>
  varsOf(match).left > 0 && sideOf(match, varsOf(match).seat).life.length > 0;

export function reportDamage(match: OpMatch): void {
  const { seat, count, left, cause } = varsOf(match);
  if (count > left) match.publish("damage:dealt", { seat, count: count - left, cause });
}
