import { EDGE } from "./board.js";
import type { Field } from "./field.js";

/** Two spaces between which lines are drawn, and what stops sight there, figures aside. */
export interface Pair {
  readonly field: Pick<Field, "board" | "west" | "north">;
  /** Spaces that cannot be looked through; the terrain of the two spaces themselves never blocks. */
  readonly opaque: Uint8Array;
  readonly from: number;
  readonly to: number;
}

/** The sixteen ways to draw the two lines: a corner of the viewer's space, then an edge of the target's (north, east, south, west). */
export const WAYS = 16;

/**
 * Rules 6.5: writes the spaces between the two lines of a way into a list, from a place on. Gives the place behind them,
 * or -1 where a wall, a door or terrain is in the way.
 */
export function crossWay(pair: Pair, way: number, into: number[], at: number): number {
  const { stride } = pair.field.board;
  const tx = pair.to % stride;
  const ty = (pair.to - tx) / stride;
  const left = pair.from % stride;
  const px = left + ((way >> 2) & 1);
  const py = (pair.from - left) / stride + (way >> 3);
  const side = way & 3;
  const qx = side === 1 ? tx + 1 : tx;
  const qy = side === 2 ? ty + 1 : ty;
  const rx = side === 3 ? tx : tx + 1;
  const ry = side === 0 ? ty : ty + 1;
  if ((qx - px) * (ry - py) === (rx - px) * (qy - py)) return -1;
  if (isTargetEdgeInTheWay(pair, side, px - tx, py - ty)) return -1;
  if (!canLookPastCorner(pair, px, py, qx + rx - 2 * px, qy + ry - 2 * py)) return -1;
  return crossTriangle(pair, px, py, qx, qy, rx, ry, into, at);
}

/**
 * The open triangle from corner P to corners Q and R. All corners are grid points, so between two grid lines its outline
 * is straight: the spaces it meets in a row are one run, found with whole numbers.
 */
function crossTriangle(
  { field, opaque, from, to }: Pair,
  px: number,
  py: number,
  qx: number,
  qy: number,
  rx: number,
  ry: number,
  into: number[],
  at: number,
): number {
  const { west, north } = field;
  const { stride } = field.board;
  const top = Math.min(py, qy, ry);
  const bottom = Math.max(py, qy, ry);
  let end = at;
  let lastLeft = 0;
  let lastRight = 0;
  for (let y = top; y <= bottom; y++) {
    // whole numbers throughout: no corner lies beyond the last column
    let left = stride;
    let right = 0;
    if (isBetween(y, py, qy)) {
      left = leftAt(y, px, py, qx, qy);
      right = rightAt(y, px, py, qx, qy);
    }
    if (isBetween(y, py, ry)) {
      left = Math.min(left, leftAt(y, px, py, rx, ry));
      right = Math.max(right, rightAt(y, px, py, rx, ry));
    }
    if (y > top) {
      const first = (y - 1) * stride + Math.min(left, lastLeft);
      const last = (y - 1) * stride + Math.max(right, lastRight) - 1;
      for (let space = first; space <= last; space++) {
        if (space > first && isShut(west[space] as number)) return -1;
        if (opaque[space] !== 0 && space !== from && space !== to) return -1;
        into[end++] = space;
      }
      if (y < bottom) {
        const row = y * stride;
        for (let x = left; x < right; x++) if (isShut(north[row + x] as number)) return -1;
      }
    }
    lastLeft = left;
    lastRight = right;
  }
  return end;
}

const isBetween = (y: number, one: number, other: number): boolean =>
  one < other ? y >= one && y <= other : y >= other && y <= one;

/** The last grid line not right of where the line from P to E passes a row's border. */
function leftAt(y: number, px: number, py: number, ex: number, ey: number): number {
  if (py === ey) return Math.min(px, ex);
  const height = Math.abs(ey - py);
  return ((px * height + Math.abs(y - py) * (ex - px)) / height) | 0;
}

/** The first grid line not left of it. */
function rightAt(y: number, px: number, py: number, ex: number, ey: number): number {
  if (py === ey) return Math.max(px, ex);
  const height = Math.abs(ey - py);
  return ((px * height + Math.abs(y - py) * (ex - px) + height - 1) / height) | 0;
}

/** Whether an edge stops sight: wall, closed door or blocking edge. */
function isShut(edge: number): boolean {
  return edge !== EDGE.open && edge <= EDGE.blocking;
}

/** A shut edge that both lines end on blocks when it lies between the corner and the target space. */
function isTargetEdgeInTheWay({ field, to }: Pair, side: number, dx: number, dy: number): boolean {
  const { west, north, board } = field;
  if (side === 0) return dy < 0 && isShut(north[to] as number);
  if (side === 1) return dx > 1 && isShut(west[to + 1] as number);
  if (side === 2) return dy > 1 && isShut(north[to + board.stride] as number);
  return dx < 0 && isShut(west[to] as number);
}

/**
 * Sight may touch the end of a wall but not slip through walls and blocking terrain that meet at the corner it starts
 * from. Going around that corner from the viewer's space to the space the triangle opens into, one way must be free.
 * At every later corner on a line this follows from the triangle being free. Figures close no corner.
 */
function canLookPastCorner(pair: Pair, px: number, py: number, dx: number, dy: number): boolean {
  const { stride } = pair.field.board;
  const ahead = (dy < 0 ? py - 1 : py) * stride + (dx < 0 ? px - 1 : px);
  const { from } = pair;
  if (ahead === from) return true;
  // The four spaces around the corner add up to the same with their opposites.
  const opposite = 2 * (py * stride + px) - stride - 1;
  if (ahead === opposite - from) {
    const left = from % stride < px ? from + 1 : from - 1;
    return isWayFree(pair, from, left, ahead) || isWayFree(pair, from, opposite - left, ahead);
  }
  return (
    isPassFree(pair, from, ahead) ||
    (isPassFree(pair, from, opposite - ahead) && isWayFree(pair, opposite - ahead, opposite - from, ahead))
  );
}

function isWayFree(pair: Pair, from: number, over: number, to: number): boolean {
  return isPassFree(pair, from, over) && isPassFree(pair, over, to);
}

/** Whether neither the edge between two neighbours nor the second of them stops sight. */
function isPassFree({ field, opaque, from: viewer, to: target }: Pair, from: number, to: number): boolean {
  const high = Math.max(from, to);
  const edge = from - to === 1 || to - from === 1 ? field.west[high] : field.north[high];
  return !isShut(edge as number) && (opaque[to] === 0 || to === viewer || to === target);
}
