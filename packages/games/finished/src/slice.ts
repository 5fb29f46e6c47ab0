import { type DeepReadonly, type Visibility, visible } from "@riposte/kernel";
import { z } from "zod";
import { LAST } from "./card-table.js";
import { AbilityId, Flags, Phase } from "./facts.js";
import { tableAt } from "./position.js";
import type { Setup } from "./setup.js";

const Card = z.int().min(1).max(LAST);
const Count = z.int().min(0);

/** Everything on the table. Lists of cards run from left to right; `draw` from top to bottom, `past` from oldest to newest. */
export const Table = z.strictObject({
  phase: Phase,
  turns: Count.meta({ description: "Turns ended so far" }),
  draw: z.array(Card),
  present: z.array(Card),
  past: z.array(Card),
  future: z.array(z.strictObject({ kind: z.enum(["one", "all"]), cards: z.array(Card) })),
  finished: Count.max(LAST).meta({ description: "Cards 1 to this one are finished" }),
  candy: z
    .array(Count)
    .length(LAST + 1)
    .meta({ description: "Candy on a card, by card number; entry 0 is unused" }),
  active: Count,
  reserve: Count,
  coffee: Count,
  unseen: z.array(Card).meta({ description: "Cards the player has never seen, ascending" }),
  moved: z.array(Card).meta({ description: "Cards that left the present at the last turn's end and may pay for runs" }),
  owesCoffee: z.boolean().meta({ description: "Card 48 moved and has not been paid for yet" }),
  usedThisTurn: z.array(AbilityId).meta({ description: "Kept only under a limit per turn" }),
  flags: Flags,
});
export type Table = z.infer<typeof Table>;

/** The table for reading. */
export type TableView = DeepReadonly<Table>;

/** What the player sees of it: in the draw stack `null` is a card never seen. */
export type SeenTable = Omit<TableView, "draw"> & { readonly draw: readonly (number | null)[] };

const NO_CANDY: readonly number[] = Array.from({ length: LAST + 1 }, () => 0);
const ALL_UNSEEN: readonly number[] = Array.from({ length: LAST - 1 }, (_, index) => index + 1);

/** The table before the cards are laid out, or the one of a position. */
export function initialTable({ tokens, ruleset, deck, position }: Setup): Table {
  if (position !== undefined) return { ...tableAt(position, tokens), owesCoffee: false, flags: ruleset };
  return {
    phase: "GAME_START",
    turns: 0,
    draw: deck === undefined ? [] : [...deck, LAST],
    present: [],
    past: [],
    future: [],
    finished: 0,
    candy: NO_CANDY.slice(),
    ...tokens,
    unseen: ALL_UNSEEN.slice(),
    moved: [],
    owesCoffee: false,
    usedThisTurn: [],
    flags: ruleset,
  };
}

/** Field by field: nearly every input writes the table, and a spread of a spread is slow. */
export const copyTable = (table: Table): Table => ({
  phase: table.phase,
  turns: table.turns,
  draw: table.draw,
  present: table.present,
  past: table.past,
  future: table.future,
  finished: table.finished,
  candy: table.candy,
  coffee: table.coffee,
  active: table.active,
  reserve: table.reserve,
  unseen: table.unseen,
  moved: table.moved,
  owesCoffee: table.owesCoffee,
  usedThisTurn: table.usedThisTurn,
  flags: table.flags,
});

const { all } = visible;

/** A player with perfect memory knows every card he has seen, and 48 from the start; the rest of the stack is face down. */
export const visibility: Visibility<Table> = {
  phase: all,
  turns: all,
  draw: (cards, _seat, table) => cards.map((card) => ((table as Table).unseen.includes(card) ? null : card)),
  present: all,
  past: all,
  future: all,
  finished: all,
  candy: all,
  active: all,
  reserve: all,
  coffee: all,
  unseen: all,
  moved: all,
  owesCoffee: all,
  usedThisTurn: all,
  flags: all,
};

/** Has the match been decided, though effects may still wait? */
export const isOver = ({ phase }: { readonly phase: Phase }): boolean =>
  phase === "GAME_END_VICTORY" || phase === "GAME_END_LOSE";
