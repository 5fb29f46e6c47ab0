import type { Field, Figure } from "./field.js";
import { fits, footprintOf } from "./footprint.js";
import type { Reach, Stop } from "./stop.js";
import { canShare, isSurcharge } from "./terms.js";

/** Rules 7: where a figure on one space can go, cheapest first; asked after every step, so it looks only at spaces it comes to. */
export function smallReach(field: Field, mover: Figure, points: number, ignoreCosts: boolean): Reach {
  const stops: Stop[] = [];
  const slate = walk(field, mover, points, ignoreCosts, stops);
  const mine = slate.walks;
  const pathTo = ({ spaces }: Stop) => {
    // the way is mostly asked for at once, while it still stands on the slate
    const { before } = slate.walks === mine ? slate : walk(field, mover, points, ignoreCosts, []);
    const path: number[][] = [];
    for (let at = spaces[0] as number; before[at] !== -1; at = before[at] as number) path.push([at]);
    return path.reverse();
  };
  return { stops, pathTo };
}

/** What a walk writes on: used again and again, because most walks are forgotten as soon as their stops are listed. */
interface Slate {
  /** How often it was written on. */
  walks: number;
  readonly costs: Int16Array;
  readonly before: Int16Array;
  /** The spaces come to at each cost, and how many they are. */
  readonly buckets: Int16Array[];
  readonly counts: number[];
  /** A list for each space, shared by all stops there. */
  readonly alone: (readonly number[])[];
}

const slates: (Slate | undefined)[] = [];

function cleanSlate(size: number): Slate {
  const slate = slates[size] ?? {
    walks: 0,
    costs: new Int16Array(size),
    before: new Int16Array(size),
    buckets: [],
    counts: [],
    alone: Array.from({ length: size }, (_, space) => Object.freeze([space])),
  };
  slates[size] = slate;
  slate.walks += 1;
  slate.costs.fill(-1);
  slate.before.fill(-1);
  slate.counts.fill(0);
  return slate;
}

function walk(field: Field, mover: Figure, points: number, ignoreCosts: boolean, stops: Stop[]): Slate {
  const { ways, occupants, difficult, board } = field;
  const roams = mover.massive === true || mover.mobile === true;
  const table = roams ? field.roam : field.walk;
  const free = ignoreCosts || roams || mover.efficient === true;
  const start = mover.spaces[0] as number;
  const slate = cleanSlate(board.size);
  const { costs, before, buckets, counts, alone } = slate;
  costs[start] = 0;
  put(slate, 0, start);
  for (let cost = 0; cost < counts.length; cost++) {
    const bucket = buckets[cost] as Int16Array;
    for (let at = 0; at < (counts[cost] as number); at++) {
      const from = bucket[at] as number;
      // only where it stands can be illegal ground: a door closed on it, or it lost Mobile
      if (isFree(occupants[from], mover) && (from !== start || fits(field, mover, footprintOf(field, mover.spaces))))
        stops.push({ spaces: alone[from] as readonly number[], cost });
      for (const delta of ways[table[from] as number] as readonly number[]) {
        const to = from + delta;
        const there = occupants[to];
        if (there !== undefined && isBarred(there, mover)) continue;
        const hostile = free || there === undefined ? 0 : surcharge(there, mover);
        const total = cost + 1 + (free ? 0 : (difficult[to] as number)) + hostile;
        // a step costs the same wherever it comes from: the first way found is the cheapest
        if (total > points || costs[to] !== -1) continue;
        costs[to] = total;
        before[to] = from;
        put(slate, total, to);
      }
    }
  }
  return slate;
}

/** No space comes into a bucket twice, so each is as long as the board is large. */
function put({ buckets, counts, costs }: Slate, cost: number, space: number): void {
  while (counts.length <= cost) counts.push(0);
  buckets[cost] ??= new Int16Array(costs.length);
  (buckets[cost] as Int16Array)[counts[cost] as number] = space;
  counts[cost] = (counts[cost] as number) + 1;
}

type Occupants = readonly Figure[];

/** Nobody is there with whom it may not share a space. */
function isFree(there: Occupants | undefined, mover: Figure): boolean {
  if (there === undefined) return true;
  for (const other of there) if (other.id !== mover.id && !canShare(mover, other)) return false;
  return true;
}

/** A Massive figure may not enter another's spaces. */
function isBarred(there: Occupants, mover: Figure): boolean {
  if (mover.massive !== true) return false;
  for (const other of there) if (other.id !== mover.id && other.massive === true) return true;
  return false;
}

function surcharge(there: Occupants, mover: Figure): number {
  for (const other of there) if (other.id !== mover.id && isSurcharge(mover, other)) return 1;
  return 0;
}
