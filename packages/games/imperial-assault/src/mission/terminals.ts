import { nameOf } from "../board/index.js";
import type { Context } from "../context.js";
import type { IaReads } from "../declared.js";
import { boardOf } from "../figures/field.js";

/** Spaces of the terminals that are still on the map. */
export function terminalsIn(context: Context, match: IaReads): readonly number[] {
  const board = boardOf(context, match);
  const { lostTerminals = [] } = match.slices["imperial-assault"];
  return lostTerminals.length === 0
    ? board.terminals
    : board.terminals.filter((space) => !lostTerminals.includes(nameOf(board, space)));
}
