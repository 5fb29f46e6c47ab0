import { stepAndAdd, stepColumns } from "./columns.js";
import type { Rows } from "./fire.js";
import type { Step } from "./step.js";
import type { Queue, Waiting } from "./waiting.js";

/** Rows less likely than this are left out: all of them together stay below the twelfth digit. */
const HARDLY = 1e-16;

/** What waits, without rows that hardly ever come about. */
export interface Packed {
  /** Every row after a step. */
  step(step: Step): void;
  /** What waits once all of the first queue is allocated. */
  withoutFirst(): Waiting;
}

/**
 * Packs rows by the number in the first queue: for each number those of the others that matter, in one order, the ones
 * that matter for most numbers first. So allocating the first queue runs along the beginning of columns.
 */
export function packed({ queues, columns, size, length }: Waiting): Packed {
  const [first, ...others] = queues as [Queue, ...Queue[]];
  const left = length / first.counts;
  const numbers = mostNumbers(columns, { size, length, counts: first.counts });
  const order = Int32Array.from({ length: left }, (_, row) => row).sort(
    (one, other) => (numbers[other] as number) - (numbers[one] as number),
  );
  const lengths = Array.from({ length: first.counts }, (_, count) => numbers.filter((most) => most > count).length);
  const starts = lengths.map((_, count) => lengths.slice(0, count).reduce((sum, one) => sum + one, 0));
  const all = lengths.reduce((sum, one) => sum + one, 0);
  const kept: Rows = new Float64Array(size * all);
  for (let place = 0; place < size; place++)
    for (const [count, rows] of lengths.entries()) {
      const [to, from] = [place * all + (starts[count] as number), place * length + count];
      for (let row = 0; row < rows; row++)
        kept[to + row] = columns[from + (order[row] as number) * first.counts] as number;
    }
  return {
    step: (step) => stepColumns(step, kept, all),
    withoutFirst() {
      const sum: Rows = new Float64Array(size * left);
      for (let count = lengths.length - 1; count >= 0; count--) {
        const beside = { columns: kept, length: all, start: starts[count] as number, rows: lengths[count] as number };
        stepAndAdd(first.step, sum, left, lengths[count + 1] ?? 0, beside);
      }
      return { queues: others, columns: unordered(sum, order, size), size, length: left };
    },
  };
}

/** For each combination of the other queues, how many numbers of the first matter: none beyond it does. */
function mostNumbers(
  columns: Rows,
  { size, length, counts }: Record<"size" | "length" | "counts", number>,
): Int32Array {
  const masses = new Float64Array(length);
  for (let place = 0; place < size; place++)
    for (let row = 0; row < length; row++)
      masses[row] = (masses[row] as number) + (columns[place * length + row] as number);
  const most = new Int32Array(length / counts);
  for (let row = 0; row < length; row++)
    if ((masses[row] as number) >= HARDLY) most[Math.floor(row / counts)] = (row % counts) + 1;
  return most;
}

function unordered(columns: Rows, order: Int32Array, size: number): Rows {
  const { length } = order;
  const out: Rows = new Float64Array(columns.length);
  for (let place = 0; place < size; place++)
    for (let row = 0; row < length; row++)
      out[place * length + (order[row] as number)] = columns[place * length + row] as number;
  return out;
}
