import type { Cell } from "./space-names.js";

interface Drawn {
  readonly cell: Cell;
  readonly terrain: "normal" | "difficult" | "blocking" | "impassable" | "rubble";
}

interface DrawnEdge {
  readonly between: readonly [Cell, Cell];
  readonly kind: "wall" | "blocking" | "impassable" | "door";
  readonly door?: string;
}

const TERRAINS: Readonly<Record<string, Drawn["terrain"]>> = {
  ".": "normal",
  "~": "difficult",
  "#": "blocking",
  x: "impassable",
  "%": "rubble",
};

/** Reads a drawing (see `MapFacts`) into spaces and edges; a character it does not know is told to `complain`. */
export function readDrawing(lines: readonly string[], complain: (problem: string) => void) {
  const spaces: Drawn[] = [];
  const edges: DrawnEdge[] = [];
  if (lines.length > 0 && lines.length % 2 === 0) {
    complain(`drawing: ${lines.length} lines; there is one of edges above, between and below the rows of spaces`);
  }
  lines.forEach((line, y) => {
    [...line].forEach((char, x) => {
      if (char === " " || (x % 2 === 0 && y % 2 === 0)) return;
      const cell = { column: (x + (x % 2)) / 2, row: (y + (y % 2)) / 2 };
      if (x % 2 === 1 && y % 2 === 1) {
        const terrain = TERRAINS[char];
        if (terrain === undefined) complain(`drawing: unknown terrain "${char}" in line ${y + 1}, character ${x + 1}`);
        else spaces.push({ cell, terrain });
        return;
      }
      const upright = x % 2 === 0;
      const beyond = upright ? { column: cell.column + 1, row: cell.row } : { column: cell.column, row: cell.row + 1 };
      const edge = readEdge(char, [cell, beyond]);
      if (edge === undefined) complain(`drawing: unknown edge "${char}" in line ${y + 1}, character ${x + 1}`);
      else edges.push(edge);
    });
  });
  return { spaces, edges };
}

function readEdge(char: string, between: readonly [Cell, Cell]): DrawnEdge | undefined {
  if (char === "|" || char === "-") return { between, kind: "wall" };
  if (char === "!") return { between, kind: "blocking" };
  if (char === ":") return { between, kind: "impassable" };
  if (char >= "1" && char <= "9") return { between, kind: "door", door: `door-${char}` };
  return undefined;
}
