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
  const cards: Record<string, Card> = {};
  for (const id in table.cards) cards[id] = copyCard(table.cards[id] as Card);
  return {
    ...table,
    cards,
    sides: { 0: copySide(table.sides[0] as Side), 1: copySide(table.sides[1] as Side) },
    battle: table.battle === null ? null : { ...table.battle },
    seenBy: table.seenBy.map((ids) => [...ids]),
    shown: [...table.shown],
    extra: [...table.extra],
    became: { ...table.became },
  };
}

// field by field, as cards are made when they move: V8 copies a frozen object slowly, into a hidden class of its own
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
  ...side,
  characters: [...side.characters],
  hand: [...side.hand],
  deck: [...side.deck],
  trash: [...side.trash],
  life: [...side.life],
  don: { ...side.don },
  marks: marksOf(side.marks),
});
