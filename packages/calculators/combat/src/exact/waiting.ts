import { KernelError } from "@riposte/kernel";
import { fire, massOf, NEVER, type Profile, type Rows } from "./fire.js";
import type { Step } from "./step.js";

/** Wounds that wait until everybody has fired: how each steps, and how many there may be, none included. */
interface Queue {
  readonly step: Step;
  readonly counts: number;
  readonly isMortal: boolean;
}

/** The chances of every place, for every number of wounds that wait in each queue: rows, the last queue's changes fastest. */
export interface Waiting {
  readonly queues: readonly Queue[];
  readonly rows: Rows;
  readonly size: number;
}

/** Beyond this many chances the odds no longer fit a small computer. */
const MOST = 6_000_000;

/** Nothing fired yet. */
export function unharmed(size: number): Waiting {
  const rows = new Float64Array(size);
  rows[0] = 1;
  return { queues: [], rows, size };
}

/** A profile's normal wounds go down the chain; its devastating ones wait until everybody has fired (rules 4). */
export function fired({ queues, rows, size }: Waiting, profile: Profile, devastating: Step): Waiting {
  const firing = rows.length > size * size ? asColumns(profile) : (row: Float64Array) => fire(profile, row);
  const shots = livingRows(rows, size).map((at) => ({ at, shot: firing(rows.subarray(at * size, (at + 1) * size)) }));
  const counts = Math.max(1, ...shots.map(({ shot }) => shot.length / size));
  const last = queues.at(-1);
  const isJoined = counts > 1 && last?.isMortal === false && last.step.key === devastating.key;
  const before = isJoined ? last.counts : 1;
  const after = before + counts - 1;
  const next = roomFor((rows.length / size / before) * after, size);
  for (const { at, shot } of shots) {
    const base = (Math.floor(at / before) * after + (at % before)) * size;
    for (let place = 0; place < shot.length; place++)
      next[base + place] = (next[base + place] as number) + (shot[place] as number);
  }
  const queue = { step: devastating, counts: after, isMortal: false };
  const open = isJoined ? queues.slice(0, -1) : queues;
  return { queues: counts === 1 ? queues : [...open, queue], rows: next, size };
}

/** The rows that come about at all. */
function livingRows(rows: Rows, size: number): readonly number[] {
  const found: number[] = [];
  for (let at = 0; at * size < rows.length; at++) if (massOf(rows, at * size, (at + 1) * size) >= NEVER) found.push(at);
  return found;
}

function roomFor(rows: number, size: number): Rows {
  if (rows * size > MOST)
    throw new KernelError(
      "DECLARATION_INVALID",
      "Too many different weapons with Devastating Wounds for exact odds: simulate them, or fire fewer at once.",
    );
  return new Float64Array(rows * size);
}

/** Firing as a table: where each place leads. Worth its while where there are more rows than places. */
function asColumns(profile: Profile): (row: Float64Array) => Rows {
  const { size } = profile;
  const columns: (Rows | undefined)[] = [];
  const columnOf = (place: number): Rows => {
    const start = new Float64Array(size);
    start[place] = 1;
    const column = columns[place] ?? fire(profile, start);
    columns[place] = column;
    return column;
  };
  return (row) => {
    let length = size;
    for (let place = 0; place < size; place++) if (row[place] !== 0) length = Math.max(length, columnOf(place).length);
    const out: Rows = new Float64Array(length);
    for (let place = 0; place < size; place++) {
      const chance = row[place] as number;
      if (chance === 0) continue;
      const column = columns[place] as Rows;
      // nothing steps back
      for (let at = 0; at < column.length; at += size)
        for (let to = at + place; to < at + size; to++) out[to] = (out[to] as number) + chance * (column[to] as number);
    }
    return out;
  };
}

/** Something more waits, by the chance of each number of it at each place. */
export function joined(
  { queues, rows, size }: Waiting,
  step: Step,
  counts: number,
  share: (place: number, count: number) => number,
): Waiting {
  const next = roomFor((rows.length / size) * counts, size);
  for (let at = 0; at < rows.length; at++) {
    const [row, place] = [Math.floor(at / size), at % size];
    for (let count = 0; count < counts; count++)
      next[(row * counts + count) * size + place] = (rows[at] as number) * share(place, count);
  }
  return { queues: [...queues, { step, counts, isMortal: true }], rows: next, size };
}

/** Every row with its places moved. */
export function moved({ queues, rows, size }: Waiting, to: (place: number) => number): Waiting {
  const next = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at++) {
    const there = at - (at % size) + to(at % size);
    next[there] = (next[there] as number) + (rows[at] as number);
  }
  return { queues, rows: next, size };
}
