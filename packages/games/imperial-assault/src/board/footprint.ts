import { KernelError } from "@riposte/kernel";
import { EDGE, TERRAIN } from "./board.js";
import type { Figure } from "./field.js";
import type { Ground } from "./ground.js";

/** A rectangle of spaces a figure stands on: its top left space, and its size. */
export interface Footprint {
  readonly anchor: number;
  readonly width: number;
  readonly height: number;
}

/** The rectangle that a figure's spaces form. */
export function footprintOf({ board: { stride } }: Ground, spaces: readonly number[]): Footprint {
  if (spaces.length === 1) return { anchor: spaces[0] as number, width: 1, height: 1 };
  const columns = spaces.map((space) => space % stride);
  const rows = spaces.map((space) => Math.floor(space / stride));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const [width, height] = [Math.max(...columns) - left + 1, Math.max(...rows) - top + 1];
  if (spaces.length === 0 || width * height !== spaces.length || new Set(spaces).size !== spaces.length) {
    throw new KernelError(
      "SETUP_INVALID",
      `A figure stands on a rectangle of spaces; ${JSON.stringify(spaces)} is none.`,
    );
  }
  return { anchor: top * stride + left, width, height };
}

/** The spaces of a footprint, row by row. */
export function spacesIn({ board: { stride } }: Ground, { anchor, width, height }: Footprint): number[] {
  const spaces: number[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) spaces.push(anchor + row * stride + column);
  }
  return spaces;
}

/** Whether terrain, walls and the rest of the map let a figure be there at all; other figures are not looked at. */
export function fits(ground: Ground, mover: Figure, footprint: Footprint): boolean {
  const { board, terrain, west, north } = ground;
  const roams = mover.massive === true || mover.mobile === true;
  const { anchor, width, height } = footprint;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const space = anchor + row * board.stride + column;
      const kind = terrain[space];
      if (kind === undefined || kind === TERRAIN.none) return false;
      if (!roams && kind !== TERRAIN.normal && kind !== TERRAIN.difficult) return false;
      if (column > 0 && isClosedTo(roams, west[space] as number)) return false;
      if (row > 0 && isClosedTo(roams, north[space] as number)) return false;
    }
  }
  return true;
}

/** The footprints a figure can turn into by 90 degrees while keeping at least half of its spaces. */
export function rotations(ground: Ground, from: Footprint): Footprint[] {
  if (from.width === from.height) return [];
  const { stride } = ground.board;
  const old = spacesIn(ground, from);
  const turned: Footprint[] = [];
  for (let down = 1 - from.width; down < from.height; down++) {
    for (let right = 1 - from.height; right < from.width; right++) {
      const footprint = { anchor: from.anchor + down * stride + right, width: from.height, height: from.width };
      const kept = spacesIn(ground, footprint).filter((space) => old.includes(space)).length;
      if (kept * 2 >= old.length) turned.push(footprint);
    }
  }
  return turned;
}

/** Walls and closed doors stop every figure; blocking and impassable edges only those who are neither Mobile nor Massive. */
export function isClosedTo(roams: boolean, edge: number): boolean {
  return edge !== EDGE.open && (!roams || edge <= EDGE.door);
}
