import { type Board, EDGE, TERRAIN } from "./board.js";
import { OpenLines } from "./open-lines.js";

/** The eight directions clockwise from north; even ones share an edge, odd ones only a corner. */
const NORTH = 0;
const EAST = 2;
const SOUTH = 4;

/**
 * A board with some doors open and its four step tables: one byte per space, one bit per direction.
 * It changes only when a door does, so callers keep it for as long.
 */
export interface Ground {
  readonly board: Board;
  readonly openDoors: readonly string[];
  readonly terrain: Uint8Array;
  /** Space difference of each direction. */
  readonly deltas: readonly number[];
  /** The differences that each byte of a step table stands for. */
  readonly ways: readonly (readonly number[])[];
  readonly west: Uint8Array;
  readonly north: Uint8Array;
  /** Counting, with the terrain of both spaces ignored (figures may stand on blocking terrain). */
  readonly bare: Uint8Array;
  /** Counting and adjacency. */
  readonly count: Uint8Array;
  /** Movement of ordinary figures. */
  readonly walk: Uint8Array;
  /** Movement of Mobile and Massive figures. */
  readonly roam: Uint8Array;
  /** Difficult terrain and the map's own rubble. */
  readonly rough: Uint8Array;
  /** Missing and blocking spaces. */
  readonly dense: Uint8Array;
  /** What the map lets each space see, as far as it was asked (6.5). */
  readonly openLines: OpenLines;
  /** How far every space is from each, as far as it was asked; -1 where it cannot be counted to (6.4). */
  readonly steps: (Int16Array | undefined)[];
}

/** What closes a step: edge kinds up to `edges`, and a corner's side also by these terrains. */
type Closed = { readonly edges: number; readonly terrains: readonly number[] };

const counting: Closed = { edges: EDGE.blocking, terrains: [TERRAIN.none, TERRAIN.blocking] };
const walking: Closed = { edges: EDGE.impassable, terrains: [TERRAIN.none, TERRAIN.blocking, TERRAIN.impassable] };
const roaming: Closed = { edges: EDGE.door, terrains: [TERRAIN.none] };

/** Builds the step tables of a board for a set of open doors; `ignored` spaces count as normal (6.4, last rule), edges of the kinds `crossed` as open. */
export function groundOf(
  board: Board,
  openDoors: readonly string[] = [],
  ignored: readonly number[] = [],
  crossed: readonly number[] = [],
): Ground {
  const { stride, size } = board;
  const deltas = [-stride, 1 - stride, 1, 1 + stride, stride, stride - 1, -1, -1 - stride];
  const west = board.west.slice();
  const north = board.north.slice();
  for (const door of board.doors) {
    if (!openDoors.includes(door.id)) continue;
    for (const [a, b] of door.edges) (Math.abs(a - b) === 1 ? west : north)[Math.max(a, b)] = EDGE.open;
  }
  if (crossed.length > 0)
    for (const edges of [west, north])
      for (const [at, edge] of edges.entries()) if (crossed.includes(edge)) edges[at] = EDGE.open;
  const terrain = board.terrain.slice();
  for (const space of ignored) terrain[space] = TERRAIN.normal;
  const plan = { board, openDoors, terrain, deltas, west, north };
  const bare = openSteps(plan, counting);
  const count = bare.slice();
  const walk = openSteps(plan, walking);
  const rough = board.rubble.slice();
  const dense = new Uint8Array(size);
  for (let space = 0; space < size; space++) {
    const kind = terrain[space];
    if (kind === TERRAIN.difficult) rough[space] = 1;
    if (kind === TERRAIN.none || kind === TERRAIN.blocking) dense[space] = 1;
    if (kind === TERRAIN.blocking) forbidEntry(space, count, deltas);
    if (kind === TERRAIN.blocking || kind === TERRAIN.impassable) forbidEntry(space, walk, deltas);
    if (kind === TERRAIN.blocking) count[space] = 0;
  }
  const ways = Array.from({ length: 256 }, (_, open) => deltas.filter((_delta, direction) => (open >> direction) & 1));
  const openLines = new OpenLines(size);
  return { ...plan, ways, bare, count, walk, roam: openSteps(plan, roaming), rough, dense, openLines, steps: [] };
}

/** The kind of the edge on one side (north, east, south, west) of a space; an open door is an open edge. */
export function edgeAt({ board, west, north }: Pick<Ground, "board" | "west" | "north">, space: number, side: number) {
  switch (side) {
    case NORTH:
      return north[space] as number;
    case EAST:
      return west[space + 1] as number;
    case SOUTH:
      return north[space + board.stride] as number;
    default:
      return west[space] as number;
  }
}

type Plan = Pick<Ground, "board" | "terrain" | "deltas" | "west" | "north">;

/** Rules 6.3: a shared edge must be open; a corner is open unless both ways around it are closed. */
function openSteps({ board, terrain, deltas, west, north }: Plan, closed: Closed): Uint8Array {
  const { stride, size } = board;
  // Edges north, east, south and west of a space, found at a fixed offset in one array.
  const shut = new Uint8Array(size * 2 + stride);
  const offsets = [size, 0, 1, 0, size + stride, 0, 0];
  const solid = new Uint8Array(size);
  for (let space = 0; space < size; space++) {
    if (west[space] !== EDGE.open && west[space]! <= closed.edges) shut[space] = 1;
    if (north[space] !== EDGE.open && north[space]! <= closed.edges) shut[size + space] = 1;
    if (closed.terrains.includes(terrain[space] as number)) solid[space] = 1;
  }
  const isSideClosed = (from: number, first: number, second: number) => {
    const beside = from + deltas[first]!;
    return solid[beside]! | shut[from + offsets[first]!]! | shut[beside + offsets[second]!]!;
  };
  const steps = new Uint8Array(size);
  for (const space of board.spaces) {
    let open = 0;
    for (let direction = 0; direction < 8; direction++) {
      if (terrain[space + deltas[direction]!] === TERRAIN.none) continue;
      const [before, after] = [direction - 1, (direction + 1) % 8];
      const isClosed =
        direction % 2 === 0
          ? shut[space + offsets[direction]!]
          : isSideClosed(space, before, after) & isSideClosed(space, after, before);
      if (isClosed === 0) open |= 1 << direction;
    }
    steps[space] = open;
  }
  return steps;
}

/** Takes away every step into a space. */
function forbidEntry(space: number, steps: Uint8Array, deltas: readonly number[]): void {
  for (let direction = 0; direction < 8; direction++) {
    steps[space + deltas[direction]!]! &= ~(1 << ((direction + 4) % 8));
  }
}
