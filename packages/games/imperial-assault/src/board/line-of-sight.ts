import { TERRAIN } from "./board.js";
import { distance, isAdjacent, type Place, spacesOf } from "./distance.js";
import { ignoredAround } from "./enclosure.js";
import type { Field, Figure } from "./field.js";
import { crossWay, type Pair, WAYS } from "./sight-ways.js";

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

/** What one question may look past. */
interface Gaze extends Pair {
  readonly field: Field;
  from: number;
  to: number;
  /** Figures that do not block: the viewer and the target. */
  readonly viewer: unknown;
  readonly target: unknown;
  readonly figuresBlock: boolean;
  /** Other figures that do not block. */
  readonly past: readonly Figure[];
}

/** Rules 6.5: how `viewer` sees `target`, or undefined when it does not. Not symmetric. */
export function lineOfSight(field: Field, viewer: Place, target: Place, options: SightOptions = {}): Sight | undefined {
  const froms = spacesOf(viewer);
  const tos = options.targetSpace === undefined ? spacesOf(target) : [options.targetSpace];
  const past = field.shaded.length === 0 ? NOBODY : shadedFrom(field, viewer);
  if (past.some(({ id }) => id === idOf(target))) return undefined;
  const gaze: Gaze = {
    field,
    opaque: opaqueBetween(field, viewer, target),
    from: -1,
    to: -1,
    viewer: idOf(viewer),
    target: idOf(target),
    figuresBlock: options.pastFigures !== true && !isMassive(viewer) && !isMassive(target),
    past,
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
    opaque: opaqueBetween(field, viewer, target),
    from: -1,
    to,
    viewer: viewer.id,
    target: target.id,
    figuresBlock: !pastFigures && viewer.massive !== true && target.massive !== true,
    past: NOBODY,
  };
  for (const from of viewer.spaces) {
    if (from === to) return true;
    gaze.from = from;
    if (wayTo(gaze) !== -1) return true;
    if (areNeighbours(field, from, to) && isAdjacent(field, standing(viewer, from), standing(target, to))) return true;
  }
  return false;
}

/** Whether `viewer` sees `target` at all. */
export function isSeen(field: Field, viewer: Figure, target: Figure): boolean {
  if (isHiddenByMap(field, viewer, target)) return false;
  for (const to of target.spaces) if (isSpaceSeen(field, viewer, target, to, false)) return true;
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
  const opaque = opaqueBetween(field, viewer, target);
  if (opaque !== field.opaque) return false;
  const gaze: Gaze = { field, opaque, from: -1, to: -1, viewer, target, figuresBlock: false, past: NOBODY };
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

/** Spaces that cannot be looked through; those around figures shut in on blocking terrain can (6.4), unless a shield lies there. */
function opaqueBetween(field: Field, viewer: Place, target: Place): Uint8Array {
  const around = typeof viewer === "number" ? NONE : ignoredAround(field, viewer.spaces);
  const beyond = typeof target === "number" ? NONE : ignoredAround(field, target.spaces);
  if (around.length + beyond.length === 0) return field.opaque;
  const opaque = field.opaque.slice();
  for (const space of [...around, ...beyond]) if (!field.shields.includes(space)) opaque[space] = 0;
  return opaque;
}

const NONE: readonly number[] = [];

/** The same kind of place, on one of its spaces. */
function standing(place: Place, space: number): Place {
  return typeof place === "number" ? place : { spaces: [space] };
}

function drawLines(gaze: Gaze): Sight | undefined {
  const way = wayTo(gaze);
  if (way === -1) return undefined;
  const { corner, edge } = linesOf(gaze, way);
  return { by: "lines", from: gaze.from, to: gaze.to, corner, edge };
}

/** The first way on which nothing is between the two lines, or -1. */
function wayTo(gaze: Gaze): number {
  const { field, opaque } = gaze;
  const isPlain = field.shields.length === 0 && opaque === field.opaque;
  return isPlain ? firstUnmanned(gaze, openWays(gaze)) : firstOpen(gaze);
}

function firstUnmanned(gaze: Gaze, ways: number): number {
  return ways > 0 ? gaze.field.openLines.firstFree(ways, gaze, isInTheWay) : -1;
}

/** Whether a figure stops sight through a space: not in the target space, and neither the viewer, the target nor a companion. */
function isInTheWay(gaze: Gaze, space: number): boolean {
  if (!gaze.figuresBlock || space === gaze.to) return false;
  const there = gaze.field.occupants[space];
  if (there === undefined) return false;
  for (const figure of there) {
    const passable = figure.companion === true || figure.incapacitated === true;
    if (passable || figure.id === gaze.viewer || figure.id === gaze.target) continue;
    if (!gaze.past.includes(figure)) return true;
  }
  return false;
}

function firstOpen(gaze: Gaze): number {
  for (let way = 0; way < WAYS; way++) {
    const end = crossWay(gaze, way, slate, 0);
    if (end !== -1 && !isAnyInTheWay(gaze, end)) return way;
  }
  return -1;
}

function isAnyInTheWay(gaze: Gaze, end: number): boolean {
  for (let place = 0; place < end; place++) if (isInTheWay(gaze, slate[place] as number)) return true;
  return false;
}

/** Where the ways stand that walls and terrain leave open, or -1: they change only with the doors, so the ground remembers them. */
function openWays(gaze: Gaze): number {
  const { openLines } = gaze.field;
  const known = openLines.at(gaze.from, gaze.to);
  if (known !== 0) return known;
  let open = 0;
  let end = 0;
  for (let way = 0; way < WAYS; way++) {
    // how many come first: that place is taken before they are written behind it
    slate[end] = 0;
    const behind = crossWay(gaze, way, slate, end + 1);
    if (behind === -1) continue;
    slate[end] = behind - end - 1;
    open |= 1 << way;
    end = behind;
  }
  return openLines.keep(gaze.from, gaze.to, open, slate, end);
}

/** Spaces that lines cross; one list for all questions, each of which reads it before the next is asked. */
const slate: number[] = [];

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

function areNeighbours({ deltas }: Field, from: number, to: number): boolean {
  return deltas.includes(to - from);
}

function idOf(place: Place): string | undefined {
  return typeof place === "number" ? undefined : (place as Partial<Figure>).id;
}

function isMassive(place: Place): boolean {
  return typeof place !== "number" && (place as Partial<Figure>).massive === true;
}
