import { KernelError } from "@riposte/kernel";
import { addColumns } from "./columns.js";
import { fire, NEVER, type Profile, type Rows } from "./fire.js";
import type { Step } from "./step.js";

/** Wounds that wait until all have fired: how each steps, and how many there may be, none included. */
export interface Queue {
  readonly step: Step;
  readonly counts: number;
  readonly isMortal: boolean;
}

/**
 * The chances of every place, for every number of wounds that wait in each queue. A place has a column, with a row for each
 * combination of numbers, the first queue's changing fastest: so steps run along whole columns.
 */
export interface Waiting {
  readonly queues: readonly Queue[];
  readonly columns: Rows;
  /** Places, and rows in a column. */
  readonly size: number;
  readonly length: number;
}

/** Beyond this many chances the odds no longer fit a small computer. */
const MOST = 6_000_000;

/** The chances of a target that nothing has harmed. */
export function unharmed(size: number): Rows {
  const places = new Float64Array(size);
  places[0] = 1;
  return places;
}

/** Nothing fired yet, at the target as it stands. */
export function begun(size: number, start: Rows): Waiting {
  const columns = new Float64Array(size);
  columns.set(start);
  return { queues: [], columns, size, length: 1 };
}

/** A profile's normal wounds go down the chain; its devastating ones wait until all have fired (rules 4). */
export function fired(before: Waiting, profile: Profile, devastating: Step): Waiting {
  const { size, length } = before;
  const isMany = length > size;
  const shots = isMany ? firedFromPlaces(before, profile) : firedRows(before, profile);
  const counts = Math.max(1, ...shots.map((shot) => (shot === undefined ? 0 : shot.length / size)));
  const { after, apart } = queued(before, counts, devastating);
  if (isMany) spread(before, shots, counts, after, apart);
  else place(shots, after, apart);
  return after;
}

/** Room for a profile's devastating wounds to wait in, and how far apart rows are that differ by one of them. */
export function queued({ queues, size, length }: Waiting, counts: number, devastating: Step) {
  const last = queues.at(-1);
  const isJoined = counts > 1 && last?.isMortal === false && last.step.key === devastating.key;
  const known = isJoined ? last.counts : 1;
  const queue = { step: devastating, counts: known + counts - 1, isMortal: false };
  const open = isJoined ? queues.slice(0, -1) : queues;
  const apart = length / known;
  const rows = apart * queue.counts;
  const waiting = counts === 1 ? queues : [...open, queue];
  const after: Waiting = { queues: waiting, columns: roomFor(rows, size), size, length: rows };
  return { after, apart };
}

type Shots = readonly (Rows | undefined)[];

/** Each row by itself; nothing for those that never come about. */
function firedRows({ columns, size, length }: Waiting, profile: Profile): Shots {
  return Array.from({ length }, (_, row) => {
    const start = Float64Array.from({ length: size }, (_none, at) => columns[at * length + row] as number);
    const mass = start.reduce((sum, chance) => sum + chance, 0);
    return mass < NEVER ? undefined : fire(profile, start);
  });
}

/** From each place: where there are more rows than places, that is less. */
function firedFromPlaces({ columns, size, length }: Waiting, profile: Profile): Shots {
  return Array.from({ length: size }, (_, at) => {
    if (columns.subarray(at * length, (at + 1) * length).every((chance) => chance === 0)) return undefined;
    const start = new Float64Array(size);
    start[at] = 1;
    return fire(profile, start);
  });
}

type Room = Pick<Waiting, "columns" | "size" | "length">;

/** Puts what each row came to where it belongs. */
function place(shots: Shots, { columns, size, length }: Room, apart: number): void {
  for (const [row, shot] of shots.entries())
    for (let at = 0; shot !== undefined && at < shot.length; at++) {
      const to = (at % size) * length + Math.floor(at / size) * apart + row;
      columns[to] = (columns[to] as number) + (shot[at] as number);
    }
}

/** The same from what each place comes to: whole columns at a time. */
function spread({ columns, size, length }: Room, shots: Shots, counts: number, next: Room, apart: number): void {
  for (let to = 0; to < size; to++)
    for (let waits = 0; waits < counts; waits++) {
      // nothing steps back
      const sources = shots.slice(0, to + 1).flatMap((shot, from) => {
        const chance = shot?.[waits * size + to] ?? 0;
        return chance === 0 ? [] : [{ at: from * length, chance }];
      });
      const start = to * next.length + waits * apart;
      addColumns(next.columns.subarray(start, start + length), columns, sources);
    }
}

function roomFor(rows: number, size: number): Rows {
  if (rows * size > MOST)
    throw new KernelError(
      "DECLARATION_INVALID",
      "Too many different weapons with Devastating Wounds for exact odds: simulate them, or fire fewer at once.",
    );
  return new Float64Array(rows * size);
}

/** Something more waits, by the chance of each number of it at each place. */
export function joined(
  { queues, columns, size, length }: Waiting,
  step: Step,
  counts: number,
  share: (place: number, count: number) => number,
): Waiting {
  const next = roomFor(length * counts, size);
  for (let place = 0; place < size; place++)
    for (let count = 0; count < counts; count++) {
      const [from, to, odds] = [place * length, (place * counts + count) * length, share(place, count)];
      for (let row = 0; row < length; row++) next[to + row] = (columns[from + row] as number) * odds;
    }
  return { queues: [...queues, { step, counts, isMortal: true }], columns: next, size, length: length * counts };
}

/** Every row with its places moved. */
export function moved({ queues, columns, size, length }: Waiting, to: (place: number) => number): Waiting {
  const next = new Float64Array(columns.length);
  for (let at = 0; at < columns.length; at++) {
    const there = to(Math.floor(at / length)) * length + (at % length);
    next[there] = (next[there] as number) + (columns[at] as number);
  }
  return { queues, columns: next, size, length };
}
