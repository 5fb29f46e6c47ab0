import type { Field, Figure } from "./field.js";
import { fits, footprintOf } from "./footprint.js";
import type { Reach, Stop } from "./stop.js";
import { canShare, isSurcharge } from "./terms.js";

/** Rules 7: where a figure on one space can go, cheapest first; asked after every step, so it looks only at spaces it comes to. */
export function smallReach(field: Field, mover: Figure, points: number, ignoreCosts: boolean): Reach {
  const stops: Stop[] = [];
  walk(field, mover, points, ignoreCosts, stops);
  const pathTo = ({ spaces }: Stop) => {
    const [goal = -1] = spaces;
    const { before, costs } = walk(field, mover, points, ignoreCosts, []);
    const path: number[][] = [];
    for (let at = goal; at !== -1 && costs[at] !== -1 && before[at] !== -1; at = before[at] as number) path.push([at]);
    return path.reverse();
  };
  return { stops, pathTo };
}

/** What a walk writes on: used again and again, because most walks are forgotten as soon as their stops are listed. */
interface Slate {
  readonly costs: Int16Array;
  readonly before: Int16Array;
  readonly settled: Uint8Array;
  readonly buckets: number[][];
  /** A list for each space, shared by all stops there. */
  readonly alone: (readonly number[])[];
}

const slates: (Slate | undefined)[] = [];

function cleanSlate(size: number): Slate {
  const slate = slates[size] ?? {
    costs: new Int16Array(size),
    before: new Int16Array(size),
    settled: new Uint8Array(size),
    buckets: [],
    alone: Array.from({ length: size }, (_, space) => Object.freeze([space])),
  };
  slates[size] = slate;
  slate.costs.fill(-1);
  slate.before.fill(-1);
  slate.settled.fill(0);
  for (const bucket of slate.buckets) bucket.length = 0;
  return slate;
}

function walk(field: Field, mover: Figure, points: number, ignoreCosts: boolean, stops: Stop[]): Slate {
  const { deltas, occupants, difficult, board } = field;
  const roams = mover.massive === true || mover.mobile === true;
  const table = roams ? field.roam : field.walk;
  const free = ignoreCosts || roams || mover.efficient === true;
  const start = mover.spaces[0] as number;
  const slate = cleanSlate(board.size);
  const { costs, before, settled, buckets, alone } = slate;
  put(buckets, 0, start);
  costs[start] = 0;
  for (let cost = 0; cost < buckets.length; cost++) {
    for (const from of buckets[cost] as number[]) {
      if (settled[from] === 1 || costs[from] !== cost) continue;
      settled[from] = 1;
      // only where it stands can be illegal ground: a door closed on it, or it lost Mobile
      if (isFree(occupants[from], mover) && (from !== start || fits(field, mover, footprintOf(field, mover.spaces))))
        stops.push({ spaces: alone[from] as readonly number[], cost });
      const open = table[from] as number;
      for (let direction = 0; direction < 8; direction++) {
        if (((open >> direction) & 1) === 0) continue;
        const to = from + (deltas[direction] as number);
        const there = occupants[to];
        if (there !== undefined && isBarred(there, mover)) continue;
        const hostile = free || there === undefined ? 0 : surcharge(there, mover);
        const total = cost + 1 + (free ? 0 : (difficult[to] as number)) + hostile;
        const known = costs[to] as number;
        if (total > points || (known !== -1 && known <= total)) continue;
        costs[to] = total;
        before[to] = from;
        put(buckets, total, to);
      }
    }
  }
  return slate;
}

function put(buckets: number[][], cost: number, space: number): void {
  while (buckets.length <= cost) buckets.push([]);
  (buckets[cost] as number[]).push(space);
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
