import type { Context } from "../context.js";
import type { Card, Side, Table, Zone } from "../slice.js";
import type { Deck } from "./deck.js";

/** The number of DON!! cards, unless the Leader says otherwise. */
const DON = 10;

/** The table with both decks on it, before anything is shuffled. */
export function tableOfDecks(context: Context, decks: readonly [Deck, Deck], chooser: number | null): Table {
  const table = emptyTable();
  table.chooser = chooser;
  for (const [seat, { leader, cards }] of decks.entries()) {
    const side = table.sides[seat] as Side;
    side.leader = put(table, leader, seat, "leader");
    for (const [code, count] of Object.entries(cards).sort(([a], [b]) => (a < b ? -1 : 1)))
      for (let copy = 0; copy < count; copy++) side.deck.push(put(table, code, seat, "deck"));
    side.don.total = context.info(leader).construction?.donDeck ?? DON;
    side.don.deck = side.don.total;
  }
  return table;
}

/** Nothing on it yet. */
export function emptyTable(): Table {
  return {
    begins: "setup",
    cards: {},
    sides: { 0: emptySide(), 1: emptySide() },
    chooser: null,
    first: 0,
    active: 0,
    turn: 0,
    phase: "setup",
    battle: null,
    seenBy: [[], []],
    shown: [],
    extra: [],
    became: {},
    next: 1,
  };
}

const emptySide = (): Side => ({
  leader: 0,
  characters: [],
  stage: null,
  hand: [],
  deck: [],
  trash: [],
  life: [],
  don: { deck: 0, active: 0, rested: 0, staying: 0, total: DON },
  turns: 0,
  marks: [],
});

function put(table: Table, code: string, owner: number, zone: Zone): number {
  const id = table.next++;
  table.cards[id] = newCard(code, owner, zone);
  return id;
}

/** A card as it comes into a zone. */
export const newCard = (code: string, owner: number, zone: Zone): Card => ({
  code,
  owner,
  zone,
  rested: false,
  don: 0,
  since: 0,
  faceUp: false,
  marks: [],
});
