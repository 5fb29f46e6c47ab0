import { isAdjacent, type Place, spacesOf } from "./distance.js";
import { ignoredAround } from "./enclosure.js";
import type { Field, Figure } from "./field.js";
import { type Gaze, isOpaque, isShut, isTriangleFree } from "./sight-triangle.js";

/** A grid corner; the top left corner of a1 is 0, 0. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** How something is seen: from which space to which, and the two lines when they had to be drawn. */
export type Sight =
  | {
      readonly by: "lines";
      readonly from: number;
      readonly to: number;
      readonly corner: Corner;
      readonly edge: [Corner, Corner];
    }
  | { readonly by: "adjacency" | "shared-space"; readonly from: number; readonly to: number };

export interface SightOptions {
  /** Priority Target: figures do not block. */
  readonly pastFigures?: boolean;
  /** The one space of a large target that is looked at. */
  readonly targetSpace?: number;
}

/** Rules 6.5: how `viewer` sees `target`, or undefined when it does not. Not symmetric. */
export function lineOfSight(field: Field, viewer: Place, target: Place, options: SightOptions = {}): Sight | undefined {
  const froms = spacesOf(viewer);
  const tos = options.targetSpace === undefined ? spacesOf(target) : [options.targetSpace];
  const gaze: Gaze = {
    field,
    from: -1,
    to: -1,
    viewer: idOf(viewer),
    target: idOf(target),
    figuresBlock: options.pastFigures !== true && !isMassive(viewer) && !isMassive(target),
    ignored: [viewer, target].flatMap((place) => (typeof place === "number" ? [] : ignoredAround(field, place.spaces))),
  };
  let near: Sight | undefined;
  for (const to of tos) {
    for (const from of froms) {
      if (from === to) return { by: "shared-space", from, to };
      gaze.from = from;
      gaze.to = to;
      const seen = drawLines(gaze);
      if (seen !== undefined) return seen;
      if (
        near === undefined &&
        areNeighbours(field, from, to) &&
        isAdjacent(field, standing(viewer, from), standing(target, to))
      ) {
        near = { by: "adjacency", from, to };
      }
    }
  }
  return near;
}

/** The spaces of a target that the viewer sees: the target spaces an attack may choose from. */
export function visibleSpaces(field: Field, viewer: Place, target: Place, options: SightOptions = {}): number[] {
  return spacesOf(target).filter((targetSpace) => lineOfSight(field, viewer, target, { ...options, targetSpace }));
}

/** The same kind of place, on one of its spaces. */
function standing(place: Place, space: number): Place {
  return typeof place === "number" ? place : { spaces: [space] };
}

function drawLines(gaze: Gaze): Sight | undefined {
  const { stride } = gaze.field.board;
  const [fx, fy] = [gaze.from % stride, Math.floor(gaze.from / stride)];
  const [tx, ty] = [gaze.to % stride, Math.floor(gaze.to / stride)];
  for (let corner = 0; corner < 4; corner++) {
    const px = fx + (corner & 1);
    const py = fy + (corner >> 1);
    // The edges of the target space: north, east, south, west.
    for (let side = 0; side < 4; side++) {
      const qx = side === 1 ? tx + 1 : tx;
      const qy = side === 2 ? ty + 1 : ty;
      const rx = side === 3 ? tx : tx + 1;
      const ry = side === 0 ? ty : ty + 1;
      if ((qx - px) * (ry - py) === (rx - px) * (qy - py)) continue;
      if (isTargetEdgeInTheWay(gaze, side, px - tx, py - ty)) continue;
      if (!canLookPastCorner(gaze, px, py, qx + rx - 2 * px, qy + ry - 2 * py)) continue;
      if (!isTriangleFree(gaze, px, py, qx, qy, rx, ry)) continue;
      const edge: [Corner, Corner] = [
        { x: qx - 1, y: qy - 1 },
        { x: rx - 1, y: ry - 1 },
      ];
      return { by: "lines", from: gaze.from, to: gaze.to, corner: { x: px - 1, y: py - 1 }, edge };
    }
  }
  return undefined;
}

/** A shut edge that both lines end on blocks when it lies between the corner and the target space. */
function isTargetEdgeInTheWay({ field, to }: Gaze, side: number, dx: number, dy: number): boolean {
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
function canLookPastCorner(gaze: Gaze, px: number, py: number, dx: number, dy: number): boolean {
  const { stride } = gaze.field.board;
  const ahead = (dy < 0 ? py - 1 : py) * stride + (dx < 0 ? px - 1 : px);
  const { from } = gaze;
  if (ahead === from) return true;
  const southEast = py * stride + px;
  // The space across the corner from `space`: the four around it add up to the same with their opposites.
  const across = (space: number) => 2 * southEast - stride - 1 - space;
  if (ahead === across(from)) {
    const left = from % stride < px ? from + 1 : from - 1;
    return isWayFree(gaze, from, left, ahead) || isWayFree(gaze, from, across(left), ahead);
  }
  return (
    isPassFree(gaze, from, ahead) ||
    (isPassFree(gaze, from, across(ahead)) && isWayFree(gaze, across(ahead), across(from), ahead))
  );
}

function isWayFree(gaze: Gaze, from: number, over: number, to: number): boolean {
  return isPassFree(gaze, from, over) && isPassFree(gaze, over, to);
}

/** Whether neither the edge between two neighbours nor the second of them stops sight. */
function isPassFree(gaze: Gaze, from: number, to: number): boolean {
  const high = Math.max(from, to);
  const edge = from - to === 1 || to - from === 1 ? gaze.field.west[high] : gaze.field.north[high];
  return !isShut(edge as number) && !isOpaque(gaze, to);
}

function areNeighbours({ deltas }: Field, from: number, to: number): boolean {
  return deltas.includes(to - from);
}

function idOf(place: Place): string | undefined {
  return typeof place === "number" ? undefined : (place as Partial<Figure>).id;
}

function isMassive(place: Place): boolean {
  return typeof place !== "number" && (place as Partial<Figure>).massive === true;
}
