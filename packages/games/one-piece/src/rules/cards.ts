import type { Cause } from "../cause.js";
import type { Effects, OpMatch } from "../declared.js";
import type { Table } from "../slice.js";
import { cardOf, findCard, isOnField, sideOf } from "../table/lookup.js";
import { note } from "../table/note.js";
import { cardAt, relocate, sideAt } from "../table/relocate.js";
import { isBarred, isForbidden, type Reading } from "../table/stats.js";

type Names =
  | "deck:draw"
  | "deck:arrange"
  | "life:arrange"
  | "life:turn"
  | "cards:rest"
  | "cards:stand"
  | "cards:mark"
  | "cards:unmark"
  | "seat:mark"
  | "seat:unmark"
  | "cards:look"
  | "cards:show"
  | "cards:hide";

/** What is done to cards where they lie, and drawing. */
export const cardEffects: Pick<Effects, Names> = {
  "deck:draw": (slice, { seat, count, cause }, match) => {
    if (isBarred(match, seat, "draw", cause.source)) return;
    const drawn: number[] = [];
    for (let left = Math.min(count, sideOf(match, seat).deck.length); left > 0; left--)
      drawn.push(relocate(slice, match, sideOf(match, seat).deck[0] as number, { zone: "hand" }, cause));
    if (drawn.length === 0) return;
    match.reveal();
    note(match, drawn);
    match.publish("cards:drawn", { seat, cards: drawn, codes: drawn.map((id) => cardOf(match, id).code), cause });
  },
  "deck:arrange": (slice, { seat, top, bottom }, match) => {
    const side = sideAt(slice, match, seat);
    side.deck = arranged(side.deck, top, bottom);
  },
  "life:arrange": (slice, { seat, top, bottom }, match) => {
    const side = sideAt(slice, match, seat);
    side.life = arranged(side.life, top, bottom);
  },
  "life:turn": (slice, { cards, faceUp }, match) => {
    const turned = cards.filter((id) => mayTurn(match, id, faceUp));
    for (const id of turned) cardAt(slice, match, id).faceUp = faceUp;
    if (faceUp && turned.length > 0) reveal(match, turned);
    note(match, turned);
  },
  // a state already reached is no action
  "cards:rest": (slice, { cards, cause }, match) => {
    const rested = cards.filter((id) => mayBeRested(match, id, cause));
    setRested(slice, match, rested, true);
    if (rested.length > 0) match.publish("cards:rested", { cards: rested, cause });
  },
  "cards:stand": (slice, { cards, cause }, match) => {
    const stood = cards.filter((id) => mayStand(match, id, cause));
    setRested(slice, match, stood, false);
    if (stood.length > 0) match.publish("cards:stood", { cards: stood, cause });
  },
  // nothing lasts on a card that is neither in play nor in a hand
  "cards:mark": (slice, { cards, mark }, match) => {
    const marked = cards.filter((id) => {
      const card = findCard(match, id);
      return card !== undefined && (card.zone === "hand" || isOnField(card));
    });
    for (const id of marked) {
      const card = cardAt(slice, match, id);
      card.marks = [...card.marks, mark];
    }
    note(match, marked);
  },
  "cards:unmark": (slice, { card, at }, match) => {
    const marked = cardAt(slice, match, card);
    marked.marks = marked.marks.filter((_mark, place) => place !== at);
  },
  "seat:mark": (slice, { seat, mark }, match) => {
    const side = sideAt(slice, match, seat);
    side.marks = [...side.marks, mark];
    note(match, [], 1);
  },
  "seat:unmark": (slice, { seat, at }, match) => {
    const side = sideAt(slice, match, seat);
    side.marks = side.marks.filter((_mark, place) => place !== at);
  },
  "cards:look": (slice, { seat, cards }, match) => {
    const [of] = cards.map((id) => cardOf(match, id));
    if (of === undefined) return;
    match.own(slice, "seenBy")[seat] = [...(slice.seenBy[seat] ?? []), ...cards];
    match.reveal();
    note(match, [], cards.length);
    const codes = cards.map((id) => cardOf(match, id).code);
    match.publish("cards:looked", { seat, cards: [...cards], codes, zone: of.zone, of: of.owner });
  },
  "cards:show": (slice, { cards }, match) => {
    slice.shown = [...slice.shown, ...cards];
    reveal(match, cards);
    note(match, cards);
  },
  "cards:hide": (slice) => {
    slice.shown = [];
    slice.seenBy = [[], []];
  },
};

function reveal(match: OpMatch, cards: readonly number[]): void {
  match.reveal();
  for (const card of cards) {
    const { code, owner, zone } = cardOf(match, card);
    match.publish("card:revealed", { card, code, seat: owner, zone });
  }
}

function setRested(slice: Table, match: OpMatch, cards: readonly number[], rested: boolean): void {
  for (const id of cards) cardAt(slice, match, id).rested = rested;
  note(match, cards);
}

const arranged = (list: readonly number[], top: readonly number[], bottom: readonly number[]): number[] => [
  ...top,
  ...list.filter((id) => !top.includes(id) && !bottom.includes(id)),
  ...bottom,
];

/** Only an active card in play can be rested: one that has gone elsewhere meanwhile is not. */
export function mayBeRested(match: Reading, id: number, cause: Cause): boolean {
  const card = findCard(match, id);
  return (
    card !== undefined &&
    isOnField(card) &&
    !card.rested &&
    !isForbidden(match, id, "beRested", { cause }) &&
    !isBarred(match, cause.seat, "rest", id)
  );
}

export const mayStand = (match: Reading, id: number, cause: Cause): boolean =>
  findCard(match, id)?.rested === true && !isForbidden(match, id, "becomeActive", { cause });

/** Only cards of Life lie on a face. */
export function mayTurn(match: Reading, id: number, faceUp: boolean): boolean {
  const card = findCard(match, id);
  return card !== undefined && card.zone === "life" && card.faceUp !== faceUp;
}
