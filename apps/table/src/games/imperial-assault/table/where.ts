import { type Board, nameOf } from "@riposte/imperial-assault";

/** The part of the grid that has spaces; some printed maps begin far from a1. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

export function frameOf({ spaces, stride }: Board): Frame {
  const columns = spaces.map((space) => space % stride);
  const rows = spaces.map((space) => Math.floor(space / stride));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, columns: Math.max(...columns) - left + 1, rows: Math.max(...rows) - top + 1 };
}

/** The upper left corner of a space, in spaces. */
export const cornerOf = (
  { stride }: Board,
  frame: Frame,
  space: number,
): { readonly x: number; readonly y: number } => ({
  x: (space % stride) - frame.left,
  y: Math.floor(space / stride) - frame.top,
});

/** What is printed along the edges: letters of the columns, numbers of the rows. */
export function coordinatesOf(
  board: Board,
  frame: Frame,
): { readonly columns: readonly string[]; readonly rows: readonly string[] } {
  const columns: string[] = Array.from({ length: frame.columns }, () => "");
  const rows: string[] = Array.from({ length: frame.rows }, () => "");
  for (const space of board.spaces) {
    const [, letters = "", number = ""] = /^([a-z]+)(\d+)$/.exec(nameOf(board, space)) ?? [];
    const { x, y } = cornerOf(board, frame, space);
    columns[x] = letters.toUpperCase();
    rows[y] = number;
  }
  return { columns, rows };
}
