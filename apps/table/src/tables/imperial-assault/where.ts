import type { Board } from "@riposte/imperial-assault";

/** The side of a space on the drawing. */
export const CELL = 40;

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

/** The upper left corner of a space. */
export const cornerOf = (
  { stride }: Board,
  frame: Frame,
  space: number,
): { readonly x: number; readonly y: number } => ({
  x: ((space % stride) - frame.left) * CELL,
  y: (Math.floor(space / stride) - frame.top) * CELL,
});
