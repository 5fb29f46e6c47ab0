import type { Cause } from "../cause.js";
import type { OpMatch } from "../declared.js";
import { runOut } from "../rules/ending.js";
import type { Card, Side, Table, Zone } from "../slice.js";
import type { Mark } from "./mark.js";

/** Where a card goes; it comes into play rested or active, into Life with a face. */
export interface Place {
  readonly zone: Zone;
  readonly end?: "top" | "bottom" | undefined;
  readonly faceUp?: boolean | undefined;
  readonly rested?: boolean | undefined;
}

const NO_MARKS: Mark[] = [];
const OPEN: readonly Zone[] = ["leader", "character", "stage", "trash"];

/** Moves a card to another zone of its owner, as a new object; its DON!! go to the cost area rested (rules 2, 5). */
export function relocate(slice: Table, match: OpMatch, id: number, to: Place, cause: Cause, shown = false): number {
  const cards = cardsAt(slice, match);
  const card = cards[id] as Card;
  const side = sideAt(slice, match, card.owner);
  leave(side, match, card, id);
  if (card.don > 0) donAt(slice, match, card.owner).rested += card.don;
  const now = slice.next++;
  delete cards[id];
  const isPlayed = to.zone === "character" || to.zone === "stage";
  cards[now] = {
    code: card.code,
    owner: card.owner,
    zone: to.zone,
    rested: to.rested ?? false,
    don: 0,
    since: isPlayed ? slice.turn : 0,
    faceUp: to.zone === "life" && to.faceUp === true,
    marks: NO_MARKS,
  };
  arrive(side, match, to, now);
  if (card.zone === "deck" && side.deck.length === 0) runOut(slice, match, card.owner);
  const isOpen = OPEN.includes(to.zone);
  // text goes on about what both players have seen, wherever it is by then
  if (isOpen || slice.shown.includes(id)) {
    match.claim(slice, "became");
    slice.became[id] = now;
  }
  match.publish("card:moved", {
    card: now,
    was: id,
    code: card.code,
    owner: card.owner,
    from: card.zone,
    to: to.zone,
    open: shown || isOpen || card.faceUp || OPEN.includes(card.zone) || to.faceUp === true,
    cause,
  });
  return now;
}

/** A side, owned for writing. */
export function sideAt(slice: Table, match: OpMatch, seat: number): Side {
  match.claim(slice, "sides");
  match.claim(slice.sides, seat);
  return slice.sides[seat] as Side;
}

/** A player's DON!!, owned for writing. */
export function donAt(slice: Table, match: OpMatch, seat: number): Side["don"] {
  const side = sideAt(slice, match, seat);
  match.claim(side, "don");
  return side.don;
}

/** A card, owned for writing. */
export function cardAt(slice: Table, match: OpMatch, id: number): Card {
  const cards = cardsAt(slice, match);
  match.claim(cards as unknown as Card[], id);
  return cards[id] as Card;
}

function cardsAt(slice: Table, match: OpMatch): Table["cards"] {
  match.claim(slice, "cards", copyCards);
  return slice.cards;
}

const copyCards = (cards: Table["cards"]): Table["cards"] => ({ ...cards });

function leave(side: Side, match: OpMatch, { zone }: Card, id: number): void {
  if (zone === "stage") side.stage = null;
  else if (zone === "none" || zone === "leader") return;
  else {
    const list = listAt(side, match, zone);
    if (list[0] === id) list.shift();
    else list.splice(list.indexOf(id), 1);
  }
}

function arrive(side: Side, match: OpMatch, { zone, end = "top" }: Place, id: number): void {
  if (zone === "stage") side.stage = id;
  else if (zone === "none" || zone === "leader") return;
  else {
    const list = listAt(side, match, zone);
    if ((zone === "deck" || zone === "life") && end === "top") list.unshift(id);
    else list.push(id);
  }
}

/** The cards of a zone, owned for writing; each zone read by its own name, which V8 can specialise. */
function listAt(side: Side, match: OpMatch, zone: Exclude<Zone, "leader" | "stage" | "none">): number[] {
  switch (zone) {
    case "character":
      match.claim(side, "characters");
      return side.characters;
    case "hand":
      match.claim(side, "hand");
      return side.hand;
    case "trash":
      match.claim(side, "trash");
      return side.trash;
    case "life":
      match.claim(side, "life");
      return side.life;
    case "deck":
      match.claim(side, "deck");
      return side.deck;
  }
}
