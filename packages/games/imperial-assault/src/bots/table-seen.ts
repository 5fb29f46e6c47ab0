import type { Seen } from "@riposte/kernel/run";
import { type Board, type Figure as BoardFigure, distancesFrom, type Field } from "../board/index.js";
import type { Context } from "../context.js";
import { boardOf, fieldOn } from "../figures/field.js";
import type { Figure, Table } from "../slice.js";

/** What a bot reads of the table: its seat's view, joined with the board. */
export interface TableSeen {
  readonly context: Context;
  readonly seat: number;
  /** Hands and decks are only counted where they are hidden. */
  readonly table: Table;
  readonly board: Board;
  readonly field: Field;
  readonly enemies: readonly Figure[];
  /** Spaces from a figure on the board to every other, counted once. */
  stepsFrom(figure: BoardFigure): Int16Array;
}

/** The table as the asked seat sees it. */
export function tableSeen(context: Context, seen: Seen): TableSeen {
  const table = seen.slice("imperial-assault") as Table;
  const reads = { slices: { "imperial-assault": table } };
  const { seat } = seen;
  const field = fieldOn(context, reads);
  const counted = new Map<BoardFigure, Int16Array>();
  return {
    context,
    seat,
    table,
    board: boardOf(context, reads),
    field,
    enemies: Object.values(table.figures).filter((figure) => figure.seat !== seat && figure.spaces.length > 0),
    stepsFrom(figure) {
      const steps = counted.get(figure) ?? distancesFrom(field, figure);
      counted.set(figure, steps);
      return steps;
    },
  };
}

/** A figure as it stands on the board. */
export const onField = ({ field }: TableSeen, id: string): BoardFigure | undefined =>
  field.figures.find((figure) => figure.id === id);

/** Health a figure has left. */
export const healthLeft = ({ context }: TableSeen, { card, damage }: Figure): number =>
  Math.max(1, context.body(card).health - damage);
