import { type Board, EDGE, type Ground, TERRAIN } from "@riposte/imperial-assault";

/** What is shown on a space instead of its terrain: at most as many characters as a cell has. */
export interface Mark {
  readonly text: string;
  paint?(text: string): string;
}

/** The narrowest cell still holds the two characters of a figure. */
const CELLS = [3, 2];

const TERRAIN_SIGNS: Readonly<Record<number, string>> = {
  [TERRAIN.none]: " ",
  [TERRAIN.normal]: "·",
  [TERRAIN.difficult]: "~",
  [TERRAIN.blocking]: "#",
  [TERRAIN.impassable]: "x",
};

/** What a sign on the map means. */
export const LEGEND =
  "· space  ~ difficult  % rubble  # blocking  x impassable  ─│ wall  ═║ door  ! blocking edge  : impassable edge";

/** Draws a map in at most `width` columns, with space names along the edges. */
export function drawMap(ground: Ground, marks: ReadonlyMap<number, Mark>, width: number): readonly string[] {
  const { board } = ground;
  const [wide = 3, narrow = 2] = CELLS;
  const { columns, rows } = usedPart(board);
  const cell = 4 + columns.length * (wide + 1) + 1 <= width ? wide : narrow;
  const header = columns.map((column) => ` ${centre(letters(column), cell)}`);
  const lines = [`   ${header.join("")}`.trimEnd()];
  for (const row of rows) {
    lines.push(`   ${edgeRow(ground, row, columns, cell)}`.trimEnd());
    lines.push(`${String(row).padStart(2)} ${spaceRow(ground, row, columns, cell, marks)}`.trimEnd());
  }
  return [...lines, `   ${edgeRow(ground, (rows.at(-1) ?? 0) + 1, columns, cell)}`.trimEnd()];
}

/** The columns and rows that have spaces; some printed maps begin far from a1. */
function usedPart({ spaces, stride }: Board): {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
} {
  const from = (numbers: readonly number[]) => {
    const least = Math.min(...numbers);
    return Array.from({ length: Math.max(...numbers) - least + 1 }, (_, at) => least + at);
  };
  return {
    columns: from(spaces.map((space) => space % stride)),
    rows: from(spaces.map((space) => Math.floor(space / stride))),
  };
}

function spaceRow(
  ground: Ground,
  row: number,
  columns: readonly number[],
  cell: number,
  marks: ReadonlyMap<number, Mark>,
): string {
  const { board, west } = ground;
  const cells = columns.map((column) => {
    const space = row * board.stride + column;
    const mark = marks.get(space);
    const text = centre(mark?.text ?? terrainSign(board, space), cell);
    return uprightEdge(west[space]) + (mark?.paint?.(text) ?? text);
  });
  return cells.join("") + uprightEdge(west[row * board.stride + (columns.at(-1) ?? 0) + 1]);
}

function edgeRow(ground: Ground, row: number, columns: readonly number[], cell: number): string {
  const { board, north } = ground;
  const cells = columns.map((column) => {
    const space = row * board.stride + column;
    return corner(ground, space) + flatEdge(north[space]).repeat(cell);
  });
  return cells.join("") + corner(ground, row * board.stride + (columns.at(-1) ?? 0) + 1);
}

/** A corner is drawn where an edge ends in it. */
function corner({ board, west, north }: Ground, space: number): string {
  const meeting = [west[space], north[space], west[space - board.stride], north[space - 1]];
  return meeting.some((edge) => (edge ?? EDGE.open) !== EDGE.open) ? "+" : " ";
}

function uprightEdge(edge: number | undefined): string {
  if (edge === EDGE.wall) return "│";
  if (edge === EDGE.door) return "║";
  if (edge === EDGE.blocking) return "!";
  return edge === EDGE.impassable ? ":" : " ";
}

function flatEdge(edge: number | undefined): string {
  if (edge === EDGE.wall) return "─";
  if (edge === EDGE.door) return "═";
  if (edge === EDGE.blocking) return "!";
  return edge === EDGE.impassable ? ":" : " ";
}

const terrainSign = (board: Board, space: number): string =>
  board.rubble[space] === 1 ? "%" : (TERRAIN_SIGNS[board.terrain[space] ?? TERRAIN.none] ?? " ");

const letters = (column: number): string =>
  column > 26
    ? letters(Math.floor((column - 1) / 26)) + letters(((column - 1) % 26) + 1)
    : String.fromCharCode(64 + column);

function centre(text: string, width: number): string {
  const left = Math.floor((width - text.length) / 2);
  return text.padStart(text.length + Math.max(0, left)).padEnd(width);
}
