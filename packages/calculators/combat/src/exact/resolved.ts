import { stepColumns } from "./columns.js";
import type { Rows } from "./fire.js";
import { packed } from "./packed.js";
import type { Strikes } from "./struck.js";
import type { Queue, Waiting } from "./waiting.js";

/** What waited is allocated: all of the first queue, then of the next; mortal wounds in addition last (rules 4, 5). */
export function resolved({ queues, columns, size, length }: Waiting): Rows {
  const first = queues.findIndex(({ isMortal }) => !isMortal);
  const queue = queues[Math.max(0, first)];
  if (queue === undefined) return columns;
  const { counts, step } = queue;
  const inner = queues.slice(0, queues.indexOf(queue)).reduce((product, one) => product * one.counts, 1);
  const left = length / counts;
  const sum: Rows = new Float64Array(size * left);
  for (let count = counts - 1; count >= 0; count--) {
    if (count < counts - 1) stepColumns(step, sum, left);
    for (let place = 0; place < size; place++)
      addRows(sum.subarray(place * left, (place + 1) * left), columns, place * length + count * inner, queue, inner);
  }
  return resolved({ queues: queues.filter((one) => one !== queue), columns: sum, size, length: left });
}

/** Adds the rows of one number of a queue; `inner` of them lie together. */
function addRows(sum: Rows, columns: Rows, start: number, { counts }: Queue, inner: number): void {
  if (inner === 1)
    for (let row = 0; row < sum.length; row++)
      sum[row] = (sum[row] as number) + (columns[start + row * counts] as number);
  else
    for (let outer = 0; outer < sum.length; outer += inner)
      for (let row = outer; row < outer + inner; row++)
        sum[row] = (sum[row] as number) + (columns[start + outer * (counts - 1) + row] as number);
}

/**
 * The last profile, and all that waits. How many normal wounds it scores and how many devastating ones is one law; so
 * everything that waited is allocated once for each number of normals, and not for each of both. One number of the last
 * queue after the other, so that what is worked on stays small.
 */
export function resolvedLast(before: Waiting, { wounds, normal, devastating }: Strikes): Rows {
  const { size } = before;
  const { normals, devastatings, chances } = wounds;
  const last = before.queues.at(-1) as Queue;
  const columns = Array.from({ length: normals }, () => new Float64Array(size * last.counts));
  for (let waits = 0; waits < last.counts; waits++) {
    const rows = packed(sliceOf(before, last, waits));
    for (const [scored, column] of columns.entries()) {
      if (scored > 0) rows.step(normal);
      const places = resolved(rows.withoutFirst());
      for (let place = 0; place < size; place++) column[place * last.counts + waits] = places[place] as number;
    }
  }
  const after = new Float64Array(devastatings * size);
  for (const [scored, column] of columns.entries()) {
    const places = resolved({ queues: [last], columns: column, size, length: last.counts });
    for (let waits = 0; waits < devastatings; waits++) {
      const chance = chances[waits * normals + scored] as number;
      for (let place = 0; place < size && chance !== 0; place++) {
        const at = place * devastatings + waits;
        after[at] = (after[at] as number) + chance * (places[place] as number);
      }
    }
  }
  const queue = { step: devastating, counts: devastatings, isMortal: false };
  return resolved({ queues: [queue], columns: after, size, length: devastatings });
}

/** The rows with so many waiting in the last queue. */
function sliceOf({ queues, columns, size, length }: Waiting, last: Queue, waits: number): Waiting {
  const rows = length / last.counts;
  const slice = new Float64Array(size * rows);
  for (let place = 0; place < size; place++) {
    const start = place * length + waits * rows;
    slice.set(columns.subarray(start, start + rows), place * rows);
  }
  return { queues: queues.slice(0, -1), columns: slice, size, length: rows };
}
