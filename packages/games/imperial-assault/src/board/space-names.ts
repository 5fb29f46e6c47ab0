/** Where a space lies: column and row count from 1, so "a1" is column 1, row 1. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

const RANGE = /^([a-z]{1,2})(?:-([a-z]{1,2}))?(\d{1,2})(?:-(\d{1,2}))?$/;

/** The cells of a block of spaces: "m14", "p-u16" (a row), "w12-14" (a column) or "p-u5-10"; undefined when unreadable. */
export function readRange(text: string): Cell[] | undefined {
  const match = RANGE.exec(text.trim());
  if (match === null) return undefined;
  const [, fromLetters = "", toLetters = fromLetters, fromDigits = "", toDigits = fromDigits] = match;
  const [left, right, top, bottom] = [columnOf(fromLetters), columnOf(toLetters), Number(fromDigits), Number(toDigits)];
  if (top < 1 || left > right || top > bottom) return undefined;
  const cells: Cell[] = [];
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) cells.push({ column, row });
  }
  return cells;
}

/** The pairs of cells an edge line joins: "o15 / p15", or two blocks of equal shape as in "r-u12 / r-u13". */
export function readEdges(text: string): [Cell, Cell][] | undefined {
  const sides = text.split("/");
  if (sides.length !== 2) return undefined;
  const [first, second] = [readRange(sides[0] as string), readRange(sides[1] as string)];
  if (first === undefined || second === undefined || first.length !== second.length) return undefined;
  return first.map((cell, i) => [cell, second[i] as Cell]);
}

/** The printed name of a cell: column 1, row 1 is "a1"; column 27 is "aa". */
export function cellName({ column, row }: Cell): string {
  const letters =
    column > 26 ? letter(Math.floor((column - 1) / 26)) + letter(((column - 1) % 26) + 1) : letter(column);
  return `${letters}${row}`;
}

function letter(column: number): string {
  return String.fromCharCode(96 + column);
}

function columnOf(letters: string): number {
  let column = 0;
  for (const char of letters) column = column * 26 + char.charCodeAt(0) - 96;
  return column;
}
