import type { Field, Figure } from "./field.js";
import { type Footprint, fits, footprintOf, rotations, spacesIn } from "./footprint.js";
import { smallReach } from "./small-reach.js";
import { isWatched, type Reach, type Stop, type Watched } from "./stop.js";
import { type Terms, termsFor } from "./terms.js";

export interface MoveOptions {
  /** "Move X spaces": every step counts one, and large figures may not rotate. */
  readonly ignoreCosts?: boolean;
}

/** Rules 7: every stop a figure can reach with its movement points, with its cost and way; the last answer is kept. */
export function reachable(field: Field, mover: Figure, points: number, options: MoveOptions = {}): Reach {
  const known = field.reach as Known | null;
  const ignoresCosts = options.ignoreCosts === true;
  if (known?.mover === mover && known.points === points && known.ignoresCosts === ignoresCosts) return known.reach;
  const reach = findReach(field, mover, points, options);
  field.reach = { mover, points, ignoresCosts, reach } satisfies Known;
  return reach;
}

/** What a move asks again for the way to the stop it was offered, as long as nothing stands elsewhere. */
interface Known {
  readonly mover: Figure;
  readonly points: number;
  readonly ignoresCosts: boolean;
  readonly reach: Reach;
}

function findReach(field: Field, mover: Figure, points: number, options: MoveOptions): Reach {
  return mover.spaces.length === 1
    ? smallReach(field, mover, points, options.ignoreCosts === true)
    : largeReach(field, mover, points, options);
}

function largeReach(field: Field, mover: Figure, points: number, options: MoveOptions): Reach {
  const terms = termsFor(field, mover, options.ignoreCosts);
  const start = footprintOf(field, mover.spaces);
  const walk = largeSteps(field, mover, terms, start, options);
  const at = (position: number) => spacesIn(field, footprintAt(start, position));
  const { order, costs, before } = largeWalk(field, walk, start, points);
  const positions = new Map<Stop, number>();
  for (const position of order) {
    const spaces = at(position);
    if (spaces.some((space) => terms.taken[space] === 1)) continue;
    // Only where it stands can be illegal ground: a door closed on it, or it lost Mobile.
    if (position === order[0] && !fits(field, mover, start)) continue;
    positions.set({ spaces, cost: costs[position] as number }, position);
  }
  const traced = (from: Int32Array, stop: Stop) => {
    const path: number[][] = [];
    for (let here = positions.get(stop) ?? -1; here !== -1 && from[here] !== -1; here = from[here] as number)
      path.push(at(here));
    return path.reverse();
  };
  const pathTo = (stop: Stop, watched?: Watched) => {
    const path = traced(before, stop);
    if (watched === undefined || !isWatched(path, watched)) return path;
    return traced(largeWalk(field, walk, start, points, (position) => watched(at(position))).before, stop);
  };
  return { stops: [...positions.keys()], pathTo };
}

/** Positions in the order in which they are come to, what each costs and where it is come to from. */
function largeWalk(field: Field, walk: Walk, start: Footprint, points: number, watched?: (position: number) => number) {
  // A position is its top left space, twice, plus one when the figure lies across its first direction.
  const costs = new Int16Array(field.board.size * 2).fill(-1);
  const before = new Int32Array(field.board.size * 2).fill(-1);
  const seen = new Int32Array(watched === undefined ? 0 : field.board.size * 2);
  const buckets: number[][] = [[start.anchor * 2]];
  const order: number[] = [];
  costs[start.anchor * 2] = 0;
  for (let cost = 0; cost < buckets.length; cost++) {
    for (const position of buckets[cost] ?? []) {
      order.push(position);
      const seenThen =
        watched === undefined ? 0 : (seen[position] as number) + (position === order[0] ? 0 : watched(position));
      walk(position, (to, price) => {
        const total = cost + price;
        if (watched !== undefined && costs[to] === total && seenThen < (seen[to] as number)) {
          before[to] = position;
          seen[to] = seenThen;
        }
        // a step costs the same wherever it comes from: the first way found is the cheapest
        if (total > points || costs[to] !== -1) return;
        costs[to] = total;
        if (watched !== undefined) seen[to] = seenThen;
        before[to] = position;
        const bucket = buckets[total];
        if (bucket === undefined) {
          while (buckets.length <= total) buckets.push([]);
          (buckets[total] as number[]).push(to);
        } else bucket.push(to);
      });
    }
  }
  return { order, costs, before };
}

type Walk = (position: number, visit: (to: number, price: number) => void) => void;

function largeSteps(field: Field, mover: Figure, terms: Terms, start: Footprint, { ignoreCosts }: MoveOptions): Walk {
  const table = mover.massive === true || mover.mobile === true ? field.roam : field.walk;
  // What both ways of lying share wherever they are: spaces and turns relative to the top left space.
  const lying = [0, 1].map((turned) => {
    const footprint = footprintAt(start, start.anchor * 2 + turned);
    const relative = (spaces: number[]) => spaces.map((space) => space - start.anchor);
    const turns = ignoreCosts === true ? [] : rotations(field, footprint).map((next) => next.anchor);
    return { spaces: relative(spacesIn(field, footprint)), turns: relative(turns) };
  });
  const prices = new Int8Array(field.board.size * 2).fill(-1);
  const priceAt = (position: number) => {
    const known = prices[position] as number;
    if (known !== -1) return known;
    const price = fits(field, mover, footprintAt(start, position))
      ? entryPrice(terms, position >> 1, lying[position & 1]!.spaces)
      : 0;
    prices[position] = price;
    return price;
  };
  return (position, visit) => {
    const anchor = position >> 1;
    const { spaces, turns } = lying[position & 1]!;
    for (let direction = 0; direction < 8; direction += 2) {
      let isOpen = mover.along !== true || keepsSpace(spaces, field.deltas[direction]!);
      for (const space of spaces) if (((table[anchor + space]! >> direction) & 1) === 0) isOpen = false;
      const next = position + field.deltas[direction]! * 2;
      const price = isOpen ? priceAt(next) : 0;
      if (price > 0) visit(next, price);
    }
    for (const turn of turns) {
      const next = (anchor + turn) * 2 + (1 - (position & 1));
      const price = next < 0 ? 0 : priceAt(next);
      if (price > 0) visit(next, price);
    }
  };
}

/** Does a step leave a figure on one of its own spaces? */
export const keepsSpace = (spaces: readonly number[], delta: number): boolean =>
  spaces.some((space) => spaces.includes(space + delta));

/** One step enters every space of the new footprint; each surcharge counts once. 0 where it may not enter. */
function entryPrice(terms: Terms, anchor: number, spaces: readonly number[]): number {
  let difficult = 0;
  let hostile = 0;
  for (const space of spaces) {
    if (terms.barred[anchor + space] === 1) return 0;
    difficult |= terms.difficult[anchor + space] as number;
    hostile |= terms.hostile[anchor + space] as number;
  }
  return 1 + difficult + hostile;
}

function footprintAt(start: Footprint, position: number): Footprint {
  const anchor = position >> 1;
  if ((position & 1) === 0) return { anchor, width: start.width, height: start.height };
  return { anchor, width: start.height, height: start.width };
}
