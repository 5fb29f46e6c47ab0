import { type Board, nameOf } from "../board/index.js";
import type { Context } from "../context.js";
import type { IaReads } from "../declared.js";
import { boardOf } from "../figures/field.js";
import type { Table } from "../slice.js";

/** Spaces of the terminals that are still on the map. */
export const terminalsIn = (context: Context, match: IaReads): readonly number[] =>
  terminalsOn(boardOf(context, match), match.slices["imperial-assault"]);

/** The same for a reader that only draws the table. */
export const terminalsOn = (
  board: Board,
  { lostTerminals = [] }: { readonly lostTerminals?: Readonly<Table["lostTerminals"]> },
): readonly number[] =>
  lostTerminals.length === 0
    ? board.terminals
    : board.terminals.filter((space) => !lostTerminals.includes(nameOf(board, space)));
