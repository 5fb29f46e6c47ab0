import type { Cause } from "../cause.js";
import type { Destination, Effects, OpMatch } from "../declared.js";
import { cardOf, findCard, isOnField, sideOf } from "../table/lookup.js";
import { note } from "../table/note.js";
import { relocate } from "../table/relocate.js";
import { isBarred, isForbidden, type Reading } from "../table/stats.js";
import { goesUnder, UNDER_THE_DECK } from "./damage.js";

type Names = "cards:ko" | "cards:move" | "cards:leave" | "cards:gone";

/** Cards that change zone: K.O., removal, and moves among hidden zones (rules 9, 11). */
export const removalEffects: Pick<Effects, Names> = {
  "cards:ko": (_slice, { cards, cause }, match) => {
    const dying = cards.filter((id) => mayBeKoed(match, id, cause));
    if (dying.length > 0)
      match.queue({ type: "cards:leave", cards: dying, to: { zone: "trash" }, cause, ko: true, tried: [] });
  },
  "cards:move": (slice, { cards, to, cause, shown }, match) => {
    const allowed = cards.filter((id) => mayMove(match, id, to, cause));
    const going = cause.kind === "rule" ? [] : allowed.filter((id) => isOnField(cardOf(match, id)));
    const moving = allowed.filter((id) => !going.includes(id));
    const under = to.zone === "hand" ? moving.filter((id) => goesUnder(match, id)) : [];
    const counts = countsOf(match, moving);
    const moved = moving.filter((id) => !under.includes(id));
    const now = moved.map((id) => relocate(slice, match, id, to, cause, shown));
    for (const id of under) relocate(slice, match, id, UNDER_THE_DECK, cause);
    // what the rules do on the way is not what the running ability does
    if (cause.kind !== "rule") note(match, now);
    if (now.length > 0 && (to.zone === "hand" || shown === true)) match.reveal();
    for (const [seat, { hand, life }] of counts.entries()) {
      if (to.zone === "trash" && hand > 0) match.publish("cards:trashed-from-hand", { seat, count: hand, cause });
      if (life === 0) continue;
      match.publish("life:lost", { seat, count: life, left: sideOf(match, seat).life.length, cause });
      const taken = to.zone === "hand" ? life - under.length : 0;
      if (taken > 0) match.publish("life:taken", { seat, count: taken, cause });
    }
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

/** A Character, or a Stage that an effect names, that neither battle nor effect spares. */
export const mayBeKoed = (match: Reading, id: number, cause: Cause): boolean =>
  (findCard(match, id)?.zone === "character" || findCard(match, id)?.zone === "stage") &&
  !isForbidden(match, id, "beKoed", { cause }) &&
  isRemovable(match, id, cause);

const isRemovable = (match: Reading, id: number, cause: Cause): boolean =>
  cardOf(match, id).zone !== "leader" && !isForbidden(match, id, "leave", { cause });

/** Some cards stay only where they would go to a hand, or to a deck. */
function mayReturn(match: Reading, id: number, { zone }: Pick<Destination, "zone">, cause: Cause): boolean {
  if (zone !== "hand" && zone !== "deck") return true;
  return !isForbidden(match, id, zone === "hand" ? "returnToHand" : "returnToDeck", { cause });
}

/** "You cannot add Life cards to your hand using your own effects". */
function mayTakeLife(match: Reading, id: number, to: Pick<Destination, "zone">, cause: Cause): boolean {
  const { zone, owner } = cardOf(match, id);
  if (zone !== "life" || to.zone !== "hand" || cause.seat !== owner) return true;
  return !isBarred(match, owner, "addLife");
}

/** A Leader stays where it is; the rules move what no effect may. */
export function mayMove(match: Reading, id: number, to: Pick<Destination, "zone">, cause: Cause): boolean {
  const card = findCard(match, id);
  if (card === undefined || card.zone === "leader") return false;
  if (cause.kind === "rule") return true;
  return isOnField(card)
    ? isRemovable(match, id, cause) && mayReturn(match, id, to, cause)
    : mayTakeLife(match, id, to, cause);
}

/** How many of each player's cards come from the hand, and how many from Life. */
function countsOf(match: OpMatch, ids: readonly number[]): readonly { hand: number; life: number }[] {
  const counts = [0, 1].map(() => ({ hand: 0, life: 0 }));
  for (const id of ids) {
    const { zone, owner } = cardOf(match, id);
    if (zone === "hand" || zone === "life") (counts[owner] as { hand: number; life: number })[zone] += 1;
  }
  return counts;
}
