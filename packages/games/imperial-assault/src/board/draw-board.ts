import { type Board, EDGE, TERRAIN } from "./board.js";
import type { Ground } from "./ground.js";

/** What to show on the spaces of a drawing instead of their terrain, one character each. */
export type Marks = ReadonlyMap<number, string>;

const SPACES: Readonly<Record<number, string>> = {
  [TERRAIN.none]: " ",
  [TERRAIN.normal]: ".",
  [TERRAIN.difficult]: "~",
  [TERRAIN.blocking]: "#",
  [TERRAIN.impassable]: "x",
};

/** Draws a board as `MapFacts.drawing` is written, closed doors included; figures and other things go in `marks`. */
export function drawBoard(ground: Ground, marks: Marks = new Map()): string[] {
  const { board, west, north } = ground;
  const doors = doorDigits(board);
  const lines: string[] = [];
  for (let row = 1; row <= board.height + 1; row++) {
    let edges = "";
    let spaces = "";
    for (let column = 1; column <= board.width + 1; column++) {
      const space = row * board.stride + column;
      const upright = draw(west[space] as number, "|", doors.get(-space));
      const flat = draw(north[space] as number, "-", doors.get(space));
      edges += `+${flat}`;
      spaces +=
        upright + (marks.get(space) ?? (board.rubble[space] === 1 ? "%" : SPACES[board.terrain[space] as number]));
    }
    lines.push(edges.slice(0, -1).trimEnd());
    if (row <= board.height) lines.push(spaces.slice(0, -1).trimEnd());
  }
  return lines;
}

function draw(edge: number, wall: string, door: string | undefined): string {
  if (edge === EDGE.wall) return wall;
  if (edge === EDGE.blocking) return "!";
  if (edge === EDGE.impassable) return ":";
  return edge === EDGE.door ? (door ?? "?") : " ";
}

/** The digit of each door edge: upright ones under the negative of the space east of them. */
function doorDigits(board: Board): Map<number, string> {
  const digits = new Map<number, string>();
  board.doors.forEach((door, i) => {
    const digit = /^door-([1-9])$/.exec(door.id)?.[1] ?? String((i % 9) + 1);
    for (const [a, b] of door.edges) digits.set(Math.abs(a - b) === 1 ? -Math.max(a, b) : Math.max(a, b), digit);
  });
  return digits;
}
