import type { Field, Figure } from "./field.js";
import { fits, footprintOf } from "./footprint.js";
import { isWatched, type Reach, type Stop, type Watched } from "./stop.js";
import { canShare, isSurcharge } from "./terms.js";

/** Rules 7: where a figure on one space can go, cheapest first; asked after every step, so it looks only at spaces it comes to. */
export function smallReach(field: Field, mover: Figure, points: number, ignoreCosts: boolean): Reach {
  const stops: Stop[] = [];
  const slate = walk(field, mover, points, ignoreCosts, stops);
  const mine = slate.walks;
  const pathTo = ({ spaces: [to] }: Stop, watched?: Watched) => {
    // the way is mostly asked for at once, while it still stands on the slate
    const path = traced(slate.walks === mine ? slate : walk(field, mover, points, ignoreCosts, []), to as number);
    if (watched === undefined || !isWatched(path, watched)) return path;
    return traced(walk(field, mover, points, ignoreCosts, [], watched), to as number);
  };
  return { stops, pathTo };
}

function traced({ before }: Slate, to: number): number[][] {
  const path: number[][] = [];
  for (let at = to; before[at] !== -1; at = before[at] as number) path.push([at]);
  return path.reverse();
}

/** What a walk writes on: used again and again, because most walks are forgotten as soon as their stops are listed. */
interface Slate {
  /** How often it was written on: what bears another number is of an earlier walk, so that nothing is wiped. */
  walks: number;
  /** Spaces come to. */
  readonly reached: Uint32Array;
  readonly before: Int16Array;
  /** Where it matters how often a way is watched: what the cheapest way to each space costs, and how often it is before it. */
  readonly costs: Int16Array;
  readonly seen: Int16Array;
  /** What entering each space costs; 0 where it may not be entered. */
  readonly prices: Uint8Array;
  /** Spaces where it may not stop. */
  readonly taken: Uint32Array;
  /** The spaces come to, those of each cost in a row of their own: no step costs more than three, so four rows are enough. */
  readonly rows: readonly Int16Array[];
  /** A list for each space, shared by all stops there. */
  readonly alone: (readonly number[])[];
}

const slates: (Slate | undefined)[] = [];

function cleanSlate({ board, difficult }: Field, isFree: boolean): Slate {
  const { size } = board;
  const slate = slates[size] ?? {
    walks: 0,
    reached: new Uint32Array(size),
    before: new Int16Array(size),
    costs: new Int16Array(size),
    seen: new Int16Array(size),
    prices: new Uint8Array(size),
    taken: new Uint32Array(size),
    rows: Array.from({ length: ROWS }, () => new Int16Array(size)),
    // not frozen: V8 reads frozen lists by a call of its own
    alone: Array.from({ length: size }, (_, space) => [space]),
  };
  slates[size] = slate;
  slate.walks += 1;
  if (isFree) slate.prices.fill(1);
  else slate.prices.set(pricesOf(difficult));
  return slate;
}

const known = new WeakMap<Uint8Array, Uint8Array>();

/** What each space costs by its ground alone; that changes with doors and rubble only. */
function pricesOf(difficult: Uint8Array): Uint8Array {
  const prices = known.get(difficult) ?? difficult.map((more) => 1 + more);
  known.set(difficult, prices);
  return prices;
}

/** A step costs one, one more on difficult ground, and one more through a hostile figure. */
const ROWS = 4;

function walk(
  field: Field,
  mover: Figure,
  points: number,
  ignoreCosts: boolean,
  stops: Stop[],
  watched: Watched | null = null,
): Slate {
  const { ways } = field;
  const roams = mover.massive === true || mover.mobile === true;
  const table = roams ? field.roam : field.walk;
  const isFree = ignoreCosts || roams || mover.efficient === true;
  const start = mover.spaces[0] as number;
  const slate = cleanSlate(field, isFree);
  mark(slate, field, mover, isFree);
  const { walks, reached, before, costs, seen, prices, taken, rows, alone } = slate;
  // only where it stands can be illegal ground: a door closed on it, or it lost Mobile
  if (taken[start] !== walks && !fits(field, mover, footprintOf(field, mover.spaces))) taken[start] = walks;
  const counts = [1, 0, 0, 0];
  reached[start] = walks;
  before[start] = -1;
  costs[start] = 0;
  seen[start] = 0;
  (rows[0] as Int16Array)[0] = start;
  for (let cost = 0, left = 1; left > 0; cost++) {
    const now = cost % ROWS;
    const row = rows[now] as Int16Array;
    const count = counts[now] as number;
    for (let at = 0; at < count; at++) {
      const from = row[at] as number;
      if (taken[from] !== walks) stops.push({ spaces: alone[from] as readonly number[], cost });
      const steps = ways[table[from] as number] as readonly number[];
      // every way to it has been found: those cost less
      const seenThen = watched === null ? 0 : (seen[from] as number) + (from === start ? 0 : watched([from]));
      for (let way = 0; way < steps.length; way++) {
        const to = from + (steps[way] as number);
        // a step costs the same wherever it comes from: the first way found is the cheapest
        if (reached[to] === walks && watched === null) continue;
        const price = prices[to] as number;
        const total = cost + price;
        if (reached[to] === walks) {
          if (total !== costs[to] || seenThen >= (seen[to] as number)) continue;
          before[to] = from;
          seen[to] = seenThen;
          continue;
        }
        if (price === 0 || total > points) continue;
        reached[to] = walks;
        before[to] = from;
        costs[to] = total;
        seen[to] = seenThen;
        const then = total % ROWS;
        (rows[then] as Int16Array)[counts[then] as number] = to;
        counts[then] = (counts[then] as number) + 1;
        left += 1;
      }
    }
    counts[now] = 0;
    left -= count;
  }
  return slate;
}

/** Where others stand: where it may not stop, may not enter, or pays more. */
function mark({ walks, prices, taken }: Slate, { figures, difficult }: Field, mover: Figure, isFree: boolean): void {
  for (const other of figures) {
    if (other.id === mover.id) continue;
    const isTaken = !canShare(mover, other);
    const isBarred = mover.massive === true && other.massive === true;
    const pays = !isFree && isSurcharge(mover, other);
    for (const space of other.spaces) {
      if (isTaken) taken[space] = walks;
      if (isBarred) prices[space] = 0;
      // several hostile figures in a space cost no more than one
      else if (pays) prices[space] = 2 + (difficult[space] as number);
    }
  }
}
