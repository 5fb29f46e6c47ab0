import type { Cause } from "../cause.js";
import type { Effects, OpMatch } from "../declared.js";
import { cardOf, findCard, isOnField, sideOf } from "../table/lookup.js";
import { note } from "../table/note.js";
import { relocate } from "../table/relocate.js";
import { isForbidden } from "../table/stats.js";
import { checkDeck } from "./ending.js";

type Names = "cards:ko" | "cards:move" | "cards:leave" | "cards:gone";

/** Cards that change zone: K.O., removal, and moves among hidden zones (rules 9, 11). */
export const removalEffects: Pick<Effects, Names> = {
  "cards:ko": (_slice, { cards, cause }, match) => {
    const dying = cards.filter((id) => isKoable(match, id, cause));
    if (dying.length > 0)
      match.queue({ type: "cards:leave", cards: dying, to: { zone: "trash" }, cause, ko: true, tried: [] });
  },
  "cards:move": (slice, { cards, to, cause, shown }, match) => {
    const here = cards.filter((id) => findCard(match, id) !== undefined);
    const leaving = cause.kind === "rule" ? [] : here.filter((id) => isOnField(cardOf(match, id)));
    const moved = here.filter((id) => !leaving.includes(id) && cardOf(match, id).zone !== "leader");
    if (moved.length > 0) {
      const fromHand = moved.filter((id) => cardOf(match, id).zone === "hand");
      const [discarder] = fromHand.map((id) => cardOf(match, id).owner);
      const lives = livesAmong(match, moved);
      note(
        match,
        moved.map((id) => relocate(slice, match, id, to, cause, shown)),
      );
      if (to.zone === "hand" || shown === true) match.reveal();
      if (to.zone === "trash" && discarder !== undefined)
        match.publish("cards:trashed-from-hand", { seat: discarder, count: fromHand.length, cause });
      for (const [seat, count] of lives.entries())
        if (count > 0) match.publish("life:lost", { seat, count, left: sideOf(match, seat).life.length, cause });
      checkDeck(match);
    }
    const going = leaving.filter((id) => isRemovable(match, id, cause));
    if (going.length > 0) match.queue({ type: "cards:leave", cards: going, to, cause, ko: false, tried: [] });
  },
  // abilities see the card on the field before it goes
  "cards:leave": (_slice, { cards, to, cause, ko }, match) => {
    const going = cards.filter((id) => findCard(match, id) !== undefined);
    if (going.length === 0) return;
    if (ko) {
      for (const card of going) {
        const { code, owner } = cardOf(match, card);
        match.publish("card:dying", { card, code, seat: owner, cause });
      }
    }
    match.publish("cards:leaving", { cards: going, to: to.zone, cause });
    match.queue({ type: "cards:gone", cards: going, to, cause });
  },
  "cards:gone": (slice, { cards, to, cause }, match) =>
    note(
      match,
      cards.map((id) => relocate(slice, match, id, to, cause)),
    ),
};

/** A Character that neither battle nor effect spares. */
const isKoable = (match: OpMatch, id: number, cause: Cause): boolean =>
  findCard(match, id)?.zone === "character" &&
  !isForbidden(match, id, "beKoed", { cause }) &&
  isRemovable(match, id, cause);

const isRemovable = (match: OpMatch, id: number, cause: Cause): boolean =>
  cardOf(match, id).zone !== "leader" && !isForbidden(match, id, "leave", { cause });

function livesAmong(match: OpMatch, ids: readonly number[]): readonly [number, number] {
  const lives: [number, number] = [0, 0];
  for (const id of ids) {
    const { zone, owner } = cardOf(match, id);
    if (zone === "life") lives[owner as 0 | 1] += 1;
  }
  return lives;
}
