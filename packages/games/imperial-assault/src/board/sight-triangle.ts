import { EDGE } from "./board.js";
import type { Field, Figure } from "./field.js";

/** What one line-of-sight question may look past. */
export interface Gaze {
  readonly field: Field;
  /** The chosen space of the viewer and of the target: their own terrain never blocks. */
  from: number;
  to: number;
  /** Figures that do not block: the viewer and the target. */
  readonly viewer: unknown;
  readonly target: unknown;
  readonly figuresBlock: boolean;
  /** Other figures that do not block. */
  readonly past: readonly Figure[];
  /** Blocking spaces taken as normal. */
  readonly ignored: readonly number[];
}

/**
 * Rules 6.5: whether the open triangle from corner P to corners Q and R is free. All corners are grid points, so between
 * two grid lines its outline is straight: the spaces it meets in a row are one run, found with whole numbers. The spaces
 * it meets are added to `crossed`.
 */
export function isTriangleFree(
  gaze: Gaze,
  px: number,
  py: number,
  qx: number,
  qy: number,
  rx: number,
  ry: number,
  crossed: number[],
): boolean {
  const { board, west, north } = gaze.field;
  const top = Math.min(py, qy, ry);
  const bottom = Math.max(py, qy, ry);
  let lastLeft = 0;
  let lastRight = 0;
  for (let y = top; y <= bottom; y++) {
    let left = Number.MAX_SAFE_INTEGER;
    let right = -1;
    for (let line = 0; line < 2; line++) {
      const ex = line === 0 ? qx : rx;
      const ey = line === 0 ? qy : ry;
      if (y < Math.min(py, ey) || y > Math.max(py, ey)) continue;
      if (py === ey) {
        left = Math.min(left, px, ex);
        right = Math.max(right, px, ex);
        continue;
      }
      const height = Math.abs(ey - py);
      const x = px * height + Math.abs(y - py) * (ex - px);
      const rest = x % height;
      const floor = (x - rest) / height;
      left = Math.min(left, floor);
      right = Math.max(right, rest === 0 ? floor : floor + 1);
    }
    if (y > top) {
      const first = (y - 1) * board.stride + Math.min(left, lastLeft);
      const last = (y - 1) * board.stride + Math.max(right, lastRight) - 1;
      for (let space = first; space <= last; space++) {
        if (space > first && isShut(west[space] as number)) return false;
        if (blocksSight(gaze, space)) return false;
        crossed.push(space);
      }
    }
    if (y > top && y < bottom) {
      const row = y * board.stride;
      for (let x = left; x < right; x++) if (isShut(north[row + x] as number)) return false;
    }
    lastLeft = left;
    lastRight = right;
  }
  return true;
}

/** Whether an edge stops sight: wall, closed door or blocking edge. */
export function isShut(edge: number): boolean {
  return edge !== EDGE.open && edge <= EDGE.blocking;
}

/** Whether terrain, a shield or smoke stops sight through a space; never in the spaces the sight begins and ends in. */
export function isOpaque(gaze: Gaze, space: number): boolean {
  if (gaze.field.opaque[space] === 0 || space === gaze.from || space === gaze.to) return false;
  return gaze.field.shields.includes(space) || !gaze.ignored.includes(space);
}

function blocksSight(gaze: Gaze, space: number): boolean {
  return isOpaque(gaze, space) || (gaze.figuresBlock && isManned(gaze, space));
}

/** Whether a figure stops sight through a space: not in the target space, and neither the viewer, the target nor a companion. */
export function isManned(gaze: Gaze, space: number): boolean {
  if (space === gaze.to) return false;
  const there = gaze.field.occupants[space];
  if (there === undefined) return false;
  for (const figure of there) {
    const passable = figure.companion === true || figure.incapacitated === true;
    if (passable || figure.id === gaze.viewer || figure.id === gaze.target) continue;
    if (!gaze.past.includes(figure)) return true;
  }
  return false;
}
