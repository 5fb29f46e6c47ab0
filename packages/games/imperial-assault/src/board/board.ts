import { KernelError } from "@riposte/kernel";
import type { MissionFacts } from "./mission-facts.js";
import type { MissionToken, TokenColour } from "./mission-token.js";
import { cellName, readRange } from "./space-names.js";

/** Kinds of terrain; `none` is where the map has no space. */
export const TERRAIN = { none: 0, normal: 1, difficult: 2, blocking: 3, impassable: 4 } as const;

/** Kinds of edges; everything from `wall` to `blocking` stops counting and sight. */
export const EDGE = { open: 0, wall: 1, door: 2, blocking: 3, impassable: 4 } as const;

export interface Door {
  readonly id: string;
  readonly locked: boolean;
  /** Pairs of neighbouring spaces with the door between them. */
  readonly edges: readonly (readonly [number, number])[];
}

export interface Area {
  readonly id: string;
  readonly name: string;
  readonly spaces: readonly number[];
}

/** A kind of token with the places of those that lie on the map at setup. */
export type LaidToken = Omit<MissionToken, "spaces" | "colours"> & {
  readonly places: readonly { readonly space: number; readonly colour?: TokenColour }[];
};

/** A mission with its tokens on spaces. */
export type Mission = Omit<MissionFacts, "tokens"> & { readonly tokens: readonly LaidToken[] };

/**
 * A compiled map. A space is a small integer, `row * stride + column`, inside a rim of spaces that do not exist, so that
 * every neighbour of a space is a plain sum. Edges are kept by the space east or south of them.
 */
export interface Board {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  readonly size: number;
  readonly spaces: readonly number[];
  readonly terrain: Uint8Array;
  readonly rubble: Uint8Array;
  readonly exterior: Uint8Array;
  readonly tiles: readonly (string | undefined)[];
  readonly west: Uint8Array;
  readonly north: Uint8Array;
  readonly doors: readonly Door[];
  readonly zones: { readonly red: readonly number[]; readonly blue: readonly number[] };
  readonly terminals: readonly number[];
  readonly areas: readonly Area[];
  readonly missions: { readonly a?: Mission; readonly b?: Mission };
}

type Grid = Pick<Board, "width" | "height" | "stride" | "terrain">;

/** The space with a printed name, or undefined when the map has none there. */
export function findSpace(board: Board, name: string): number | undefined {
  if (recent.board !== board) recent = { board, spaces: numbers.get(board) };
  const before = recent.spaces?.get(name);
  if (before !== undefined) return before;
  const space = spaceIn(board, name);
  // other spellings are rare, and there is no end to them
  if (space !== undefined && nameOf(board, space) === name) {
    numbers.set(board, (numbers.get(board) ?? new Map<string, number>()).set(name, space));
    recent = { board, spaces: numbers.get(board) };
  }
  return space;
}

/** The same while a map is laid out, and nothing can be remembered of it yet. */
export function spaceIn(grid: Grid, name: string): number | undefined {
  const cells = readRange(name);
  if (cells?.length !== 1) return undefined;
  const { column, row } = cells[0] as { column: number; row: number };
  if (column > grid.width || row > grid.height) return undefined;
  const space = row * grid.stride + column;
  return grid.terrain[space] === TERRAIN.none ? undefined : space;
}

/** The space with a printed name; a name the map does not have is a programmer's mistake. */
export function spaceNamed(board: Board, name: string): number {
  const space = findSpace(board, name);
  if (space === undefined) throw new KernelError("UNKNOWN_NAME", `Map "${board.id}" has no space "${name}".`);
  return space;
}

/** Spaces by their printed names, as far as they were asked for: state speaks in names, geometry in numbers. */
const numbers = new WeakMap<Board, Map<string, number>>();

/** Those of the board that was asked last: looking in a weak map costs more than the answer. */
let recent: { readonly board: Board | null; readonly spaces: ReadonlyMap<string, number> | undefined } = {
  board: null,
  spaces: undefined,
};

/** The printed name of a space. */
export function nameOf({ stride }: Pick<Board, "stride">, space: number): string {
  const before = names[stride]?.[space];
  if (before !== undefined) return before;
  const known = names[stride] ?? [];
  names[stride] = known;
  const name = cellName({ column: space % stride, row: Math.floor(space / stride) });
  known[space] = name;
  return name;
}

/** Names by stride and space: they depend on nothing else. */
const names: string[][] = [];
