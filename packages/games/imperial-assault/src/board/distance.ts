import { TERRAIN } from "./board.js";
import { groundIgnoring, ignoredAround } from "./enclosure.js";
import type { Stander } from "./field.js";
import type { Ground } from "./ground.js";

/** What a distance is counted to or from: a bare space, or something that stands on spaces. */
export type Place = number | Stander;

/** Rules 6.2: whether two places are adjacent; a companion is adjacent to whatever stands in its space. */
export function isAdjacent(ground: Ground, a: Place, b: Place): boolean {
  if (a === b) return false;
  const [froms, tos] = [spacesOf(a), spacesOf(b)];
  if (isShared(froms, tos)) {
    return typeof a !== "number" && typeof b !== "number" && (a.companion === true || b.companion === true);
  }
  if (!areNeighbours(ground, froms, tos)) return false;
  const counted = isOnPlainGround(ground, froms, tos) ? ground : countedGround(ground, a, b);
  if (!canCountTo(counted, a) || !canCountTo(counted, b)) return false;
  for (const from of froms) {
    for (const to of tos) {
      const direction = counted.deltas.indexOf(to - from);
      if (direction !== -1 && ((counted.bare[from] as number) >> direction) & 1) return true;
    }
  }
  return false;
}

/** Rules 6.4: the fewest steps between two places, 0 in the same space; undefined when no path can be counted. */
export function distance(ground: Ground, from: Place, to: Place, limit = Number.POSITIVE_INFINITY): number | undefined {
  const [froms, tos] = [spacesOf(from), spacesOf(to)];
  if (isShared(froms, tos)) return 0;
  if (!isOnPlainGround(ground, froms, tos)) {
    const counted = countedGround(ground, from, to);
    if (!canCountTo(counted, from) || !canCountTo(counted, to)) return undefined;
    return countOut(counted, froms, limit, tos, new Int16Array(ground.board.size).fill(-1));
  }
  let least = Number.POSITIVE_INFINITY;
  for (const start of froms) {
    const steps = stepsFrom(ground, start);
    for (const goal of tos) {
      const far = steps[goal] as number;
      if (far !== -1 && far < least) least = far;
    }
  }
  return least === Number.POSITIVE_INFINITY || least > limit ? undefined : least;
}

/** Whether a place can be counted to in at most `spaces` steps; a figure is within any number of itself. */
export function isWithin(ground: Ground, from: Place, to: Place, spaces: number): boolean {
  return distance(ground, from, to, spaces) !== undefined;
}

/** Distances from a place to every space, -1 where none can be counted; for asking many at once. */
export function distancesFrom(ground: Ground, from: Place): Int16Array {
  const steps = new Int16Array(ground.board.size).fill(-1);
  const counted = countedGround(ground, from);
  if (canCountTo(counted, from)) countOut(counted, spacesOf(from), Number.POSITIVE_INFINITY, [], steps);
  for (const space of spacesOf(from)) steps[space] = 0;
  return steps;
}

/** The spaces of a place. */
export function spacesOf(place: Place): readonly number[] {
  return typeof place === "number" ? [place] : place.spaces;
}

function isShared(froms: readonly number[], tos: readonly number[]): boolean {
  for (const from of froms) if (tos.includes(from)) return true;
  return false;
}

/** No figure stands on blocking terrain: then nothing is ignored, and what the ground remembers counts. */
function isOnPlainGround({ terrain }: Ground, froms: readonly number[], tos: readonly number[]): boolean {
  for (const space of froms) if (terrain[space] === TERRAIN.blocking) return false;
  for (const space of tos) if (terrain[space] === TERRAIN.blocking) return false;
  return true;
}

/** Steps from a space to all others; they change only with the doors, so the ground remembers them. */
function stepsFrom(ground: Ground, space: number): Int16Array {
  const known = ground.steps[space];
  if (known !== undefined) return known;
  const steps = new Int16Array(ground.board.size).fill(-1);
  countOut(ground, [space], Number.POSITIVE_INFINITY, [], steps);
  ground.steps[space] = steps;
  return steps;
}

function areNeighbours({ deltas }: Ground, froms: readonly number[], tos: readonly number[]): boolean {
  for (const from of froms) for (const to of tos) if (deltas.includes(to - from)) return true;
  return false;
}

function countedGround(ground: Ground, ...places: Place[]): Ground {
  const ignored = places.flatMap((place) => (typeof place === "number" ? [] : ignoredAround(ground, place.spaces)));
  return groundIgnoring(ground, ignored);
}

/** Only what stands on blocking terrain is counted to; the bare space is adjacent to nothing. */
function canCountTo(ground: Ground, place: Place): boolean {
  return typeof place !== "number" || ground.terrain[place] !== TERRAIN.blocking;
}

function countOut(
  { bare, deltas, terrain }: Ground,
  froms: readonly number[],
  limit: number,
  goals: readonly number[],
  steps: Int16Array,
): number | undefined {
  const queue = [...froms];
  for (const space of froms) steps[space] = 0;
  for (let head = 0; head < queue.length; head++) {
    const space = queue[head] as number;
    const next = (steps[space] as number) + 1;
    if (next > limit) return undefined;
    const open = bare[space] as number;
    for (let direction = 0; direction < 8; direction++) {
      if (((open >> direction) & 1) === 0) continue;
      const to = space + (deltas[direction] as number);
      if (steps[to] !== -1) continue;
      if (goals.includes(to)) return next;
      // A way never leads through blocking terrain; it may only begin or end there, under a figure.
      if (terrain[to] === TERRAIN.blocking) continue;
      steps[to] = next;
      queue.push(to);
    }
  }
  return undefined;
}
