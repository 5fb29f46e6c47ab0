import type { Card, Side, Table } from "../slice.js";

/** Setup options with everything filled in: the table the match begins with. */
export interface Setup {
  readonly table: Table;
}

/** The table before anything happens; a copy, so that no match writes into its setup. Marks are never written into. */
export function initialTable({ table }: Setup): Table {
  const cards: Record<string, Card> = {};
  for (const id of Object.keys(table.cards)) cards[id] = { ...(table.cards[id] as Card) };
  return {
    ...table,
    cards,
    sides: { 0: copySide(table.sides[0] as Side), 1: copySide(table.sides[1] as Side) },
    battle: table.battle === null ? null : { ...table.battle },
    seenBy: table.seenBy.map((ids) => [...ids]),
    became: { ...table.became },
  };
}

const copySide = (side: Side): Side => ({
  ...side,
  characters: [...side.characters],
  hand: [...side.hand],
  deck: [...side.deck],
  trash: [...side.trash],
  life: [...side.life],
  don: { ...side.don },
});
