import { KernelError } from "@riposte/kernel";
import type { Step } from "./step.js";
import type { WoundGrid } from "./wound-grid.js";

/** Devastating wounds that wait, first come first: how they step, and how many there can be and still count. */
interface Queue {
  readonly step: Step;
  readonly counts: number;
}

/** The chances of every position, for every number of devastating wounds that wait in each queue. */
export interface Waiting {
  readonly queues: readonly Queue[];
  /** A row of positions for each combination of counts; the last queue's count changes fastest. */
  readonly rows: readonly (Float64Array | undefined)[];
}

/** Beyond this many chances the odds no longer fit a small computer. */
const MOST = 6_000_000;

/** Nothing fired yet. */
export function unharmed(size: number): Waiting {
  const row = new Float64Array(size);
  row[0] = 1;
  return { queues: [], rows: [row] };
}

/** A profile's normal wounds go down the chain; its devastating ones wait until everybody has fired (rules 4). */
export function fired({ queues, rows }: Waiting, grid: WoundGrid, normal: Step, devastating: Step): Waiting {
  const { normals, devastatings, chances } = grid;
  const last = queues.at(-1);
  const before = last?.step.key === devastating.key ? last.counts : 1;
  const counts = before + devastatings - 1;
  const joined = before > 1 ? queues.slice(0, -1) : queues;
  const next: (Float64Array | undefined)[] = new Array((rows.length / before) * counts).fill(undefined);
  for (const [index, start] of rows.entries()) {
    if (start === undefined) continue;
    const base = Math.floor(index / before) * counts + (index % before);
    let row = start;
    for (let wounds = 0; wounds < normals; wounds++) {
      if (wounds > 0) row = normal.apply(row);
      for (let waits = 0; waits < devastatings; waits++) {
        const weight = chances[wounds * devastatings + waits] as number;
        if (weight > 0) next[base + waits] = addTo(next[base + waits], row, weight, next.length);
      }
    }
  }
  return { queues: counts > 1 ? [...joined, { step: devastating, counts }] : joined, rows: next };
}

/** What waited is allocated: all of the first queue, then of the next. */
export function resolved({ queues, rows }: Waiting): Float64Array {
  const [queue, ...others] = queues;
  if (queue === undefined) return rows[0] ?? new Float64Array();
  const width = rows.length / queue.counts;
  const after: (Float64Array | undefined)[] = new Array(width).fill(undefined);
  for (let count = queue.counts - 1; count >= 0; count--) {
    for (let at = 0; at < width; at++) {
      const later = after[at];
      const stepped = later === undefined ? undefined : queue.step.apply(later);
      const now = rows[count * width + at];
      after[at] = now === undefined ? stepped : addTo(stepped, now, 1, 0);
    }
  }
  return resolved({ queues: others, rows: after });
}

function addTo(sum: Float64Array | undefined, row: Float64Array, weight: number, rows: number): Float64Array {
  if (sum === undefined && rows * row.length > MOST)
    throw new KernelError(
      "DECLARATION_INVALID",
      "Too many different weapons with Devastating Wounds for exact odds: simulate them, or fire fewer at once.",
    );
  const into = sum ?? new Float64Array(row.length);
  for (let at = 0; at < row.length; at++) into[at] = (into[at] as number) + weight * (row[at] as number);
  return into;
}
