import { TERRAIN } from "./board.js";
import { distance, isAdjacent, type Place, spacesOf } from "./distance.js";
import { ignoredAround } from "./enclosure.js";
import type { Field, Figure } from "./field.js";
import { type Gaze, isManned, isOpaque, isShut, isTriangleFree } from "./sight-triangle.js";

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
  const past = field.shaded.length === 0 ? NOBODY : shadedFrom(field, viewer);
  if (past.some(({ id }) => id === idOf(target))) return undefined;
  const gaze: Gaze = {
    field,
    from: -1,
    to: -1,
    viewer: idOf(viewer),
    target: idOf(target),
    figuresBlock: options.pastFigures !== true && !isMassive(viewer) && !isMassive(target),
    past,
    ignored: ignoredBetween(field, viewer, target),
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

/** Whether `viewer` sees that space of `target`: as `lineOfSight` says it, without the lines that would show it. */
export function isSpaceSeen(field: Field, viewer: Figure, target: Figure, to: number, pastFigures: boolean): boolean {
  if (field.shaded.length > 0)
    return lineOfSight(field, viewer, target, { targetSpace: to, pastFigures }) !== undefined;
  const gaze: Gaze = {
    field,
    from: -1,
    to,
    viewer: viewer.id,
    target: target.id,
    figuresBlock: !pastFigures && viewer.massive !== true && target.massive !== true,
    past: NOBODY,
    ignored: ignoredBetween(field, viewer, target),
  };
  for (const from of viewer.spaces) {
    if (from === to) return true;
    gaze.from = from;
    if (wayTo(gaze) !== -1) return true;
    if (areNeighbours(field, from, to) && isAdjacent(field, standing(viewer, from), standing(target, to))) return true;
  }
  return false;
}

/** Whether walls and terrain alone already hide every space of a target: then no figure needs to be looked at. */
export function isHiddenByMap(field: Field, viewer: Figure, target: Figure): boolean {
  if (field.shields.length > 0) return false;
  if (viewer.spaces.length === 1 && target.spaces.length === 1) {
    // asked for every figure at every decision: what the ground remembers answers most of the time
    const from = viewer.spaces[0] as number;
    const to = target.spaces[0] as number;
    const known = field.openLines.at(from, to);
    if (known > 0) return false;
    if (known < 0 && isOpenGround(field, from) && isOpenGround(field, to))
      return from !== to && !areNeighbours(field, from, to);
  }
  const ignored = ignoredBetween(field, viewer, target);
  if (ignored.length > 0) return false;
  const gaze: Gaze = { field, from: -1, to: -1, viewer, target, figuresBlock: false, past: NOBODY, ignored };
  for (const from of viewer.spaces) {
    for (const to of target.spaces) {
      if (from === to || areNeighbours(field, from, to)) return false;
      gaze.from = from;
      gaze.to = to;
      if (openWays(gaze) > 0) return false;
    }
  }
  return true;
}

const isOpenGround = ({ terrain }: Field, space: number): boolean => terrain[space] !== TERRAIN.blocking;

/** The spaces of a target that the viewer sees: the target spaces an attack may choose from. */
export function visibleSpaces(field: Field, viewer: Place, target: Place, options: SightOptions = {}): number[] {
  return spacesOf(target).filter((targetSpace) => lineOfSight(field, viewer, target, { ...options, targetSpace }));
}

/** Figures a viewer does not see wherever they stand: hostile ones in the shade, far enough away. */
function shadedFrom(field: Field, viewer: Place): readonly Figure[] {
  const { side } = typeof viewer === "number" ? {} : (viewer as Partial<Figure>);
  if (side === undefined) return NOBODY;
  return field.shaded.filter((figure) => {
    if (figure.side === side) return false;
    const far = distance(field, viewer, figure);
    return far === undefined || far >= (figure.unseenFrom as number);
  });
}

const NOBODY: readonly Figure[] = [];

function ignoredBetween(field: Field, viewer: Place, target: Place): readonly number[] {
  const around = typeof viewer === "number" ? NONE : ignoredAround(field, viewer.spaces);
  const beyond = typeof target === "number" ? NONE : ignoredAround(field, target.spaces);
  return around.length + beyond.length === 0 ? NONE : [...around, ...beyond];
}

const NONE: readonly number[] = [];

/** The same kind of place, on one of its spaces. */
function standing(place: Place, space: number): Place {
  return typeof place === "number" ? place : { spaces: [space] };
}

/** The sixteen ways to draw the two lines: a corner of the viewer's space, then an edge of the target's (north, east, south, west). */
const WAYS = 16;

function drawLines(gaze: Gaze): Sight | undefined {
  const way = wayTo(gaze);
  if (way === -1) return undefined;
  const { corner, edge } = linesOf(gaze, way);
  return { by: "lines", from: gaze.from, to: gaze.to, corner, edge };
}

/** The first way on which nothing is between the two lines, or -1. */
function wayTo(gaze: Gaze): number {
  const isPlain = gaze.field.shields.length === 0 && gaze.ignored.length === 0;
  return isPlain ? firstUnmanned(gaze, openWays(gaze)) : firstOpen(gaze);
}

function firstUnmanned(gaze: Gaze, ways: number): number {
  return ways > 0 ? gaze.field.openLines.firstFree(ways, gaze, isInTheWay) : -1;
}

const isInTheWay = (gaze: Gaze, space: number): boolean =>
  gaze.figuresBlock && gaze.field.occupants[space] !== undefined && isManned(gaze, space);

function firstOpen(gaze: Gaze): number {
  for (let way = 0; way < WAYS; way++) if (spacesCrossed(gaze, way) !== undefined) return way;
  return -1;
}

/** Where the ways stand that walls and terrain leave open, or -1: they change only with the doors, so the ground remembers them. */
function openWays(gaze: Gaze): number {
  const { openLines } = gaze.field;
  const known = openLines.at(gaze.from, gaze.to);
  if (known !== 0) return known;
  const bare = { ...gaze, figuresBlock: false };
  const ways: (readonly number[] | undefined)[] = [];
  for (let way = 0; way < WAYS; way++) ways.push(spacesCrossed(bare, way));
  return openLines.keep(gaze.from, gaze.to, ways);
}

/** The spaces between the two lines of a way, or undefined where something is in the way. */
function spacesCrossed(gaze: Gaze, way: number): number[] | undefined {
  const { stride } = gaze.field.board;
  const [tx, ty] = [gaze.to % stride, Math.floor(gaze.to / stride)];
  const px = (gaze.from % stride) + ((way >> 2) & 1);
  const py = Math.floor(gaze.from / stride) + (way >> 3);
  const side = way & 3;
  const qx = side === 1 ? tx + 1 : tx;
  const qy = side === 2 ? ty + 1 : ty;
  const rx = side === 3 ? tx : tx + 1;
  const ry = side === 0 ? ty : ty + 1;
  if ((qx - px) * (ry - py) === (rx - px) * (qy - py)) return undefined;
  const crossed: number[] = [];
  const isOpen =
    !isTargetEdgeInTheWay(gaze, side, px - tx, py - ty) &&
    canLookPastCorner(gaze, px, py, qx + rx - 2 * px, qy + ry - 2 * py) &&
    isTriangleFree(gaze, px, py, qx, qy, rx, ry, crossed);
  return isOpen ? crossed : undefined;
}

/** The corner and the edge of a way, for showing them. */
function linesOf({ field, from, to }: Gaze, way: number): { corner: Corner; edge: [Corner, Corner] } {
  const { stride } = field.board;
  const side = way & 3;
  const at = (space: number, right: number, down: number): Corner => ({
    x: (space % stride) + right - 1,
    y: Math.floor(space / stride) + down - 1,
  });
  const first = at(to, side === 1 ? 1 : 0, side === 2 ? 1 : 0);
  const second = at(to, side === 3 ? 0 : 1, side === 0 ? 0 : 1);
  return { corner: at(from, (way >> 2) & 1, way >> 3), edge: [first, second] };
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
