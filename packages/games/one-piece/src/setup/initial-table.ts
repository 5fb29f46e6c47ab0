import type { Card, Side, Table } from "../slice.js";
import type { Mark } from "../table/mark.js";

/** Setup options with everything filled in: the table the match begins with. */
export interface Setup {
  readonly table: Table;
}

const NO_MARKS: Mark[] = [];
const marksOf = (marks: Mark[]): Mark[] => (marks.length === 0 ? NO_MARKS : marks);

/** The table before anything happens; a copy, so that no match writes into its setup. Marks are never written into. */
export function initialTable({ table }: Setup): Table {
  return {
    ...table,
    cards: copyCards(table.cards),
    sides: { 0: copySide(table.sides[0] as Side), 1: copySide(table.sides[1] as Side) },
    battle: table.battle === null ? null : { ...table.battle },
    seenBy: table.seenBy.map((ids) => [...ids]),
    shown: [...table.shown],
    extra: [...table.extra],
    became: { ...table.became },
  };
}

/** Cards with their ids, as they are made when they move: what is read from them has one hidden class. */
type Laid = readonly (readonly [id: number, card: Card])[];

/** Those of setups that simulations share: a shared setup is frozen, so what was read of it once stays so. */
const shared = new WeakMap<Table["cards"], Laid>();

function copyCards(cards: Table["cards"]): Table["cards"] {
  const laid = Object.isFrozen(cards) ? (shared.get(cards) ?? laidIn(cards)) : laidIn(cards);
  if (Object.isFrozen(cards)) shared.set(cards, laid);
  const copies: Record<number, Card> = {};
  for (const [id, card] of laid) copies[id] = copyCard(card);
  return copies;
}

// the last first: V8 makes room for all of them at once
const laidIn = (cards: Table["cards"]): Laid =>
  Object.keys(cards)
    .toReversed()
    .map((id) => [Number(id), copyCard(cards[id] as Card)]);

// field by field: V8 copies a frozen object slowly, into a hidden class of its own
const copyCard = (card: Card): Card => ({
  code: card.code,
  owner: card.owner,
  zone: card.zone,
  rested: card.rested,
  don: card.don,
  since: card.since,
  faceUp: card.faceUp,
  marks: marksOf(card.marks),
});

const copySide = (side: Side): Side => ({
  leader: side.leader,
  characters: [...side.characters],
  stage: side.stage,
  hand: [...side.hand],
  deck: [...side.deck],
  trash: [...side.trash],
  life: [...side.life],
  don: {
    deck: side.don.deck,
    active: side.don.active,
    rested: side.don.rested,
    staying: side.don.staying,
    total: side.don.total,
  },
  turns: side.turns,
  marks: marksOf(side.marks),
});
