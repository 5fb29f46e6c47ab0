import { stepColumns } from "./columns.js";
import type { Rows } from "./fire.js";
import { packed } from "./packed.js";
import type { Step } from "./step.js";
import type { Waiting } from "./waiting.js";

/** What waited is allocated: all of the first queue, then of the next; mortal wounds in addition last (rules 4, 5). */
export function resolved({ queues, columns, size, length }: Waiting): Rows {
  const first = queues.findIndex(({ isMortal }) => !isMortal);
  const queue = queues[Math.max(0, first)];
  if (queue === undefined) return columns;
  const { counts, step } = queue;
  const inner = queues.slice(queues.indexOf(queue) + 1).reduce((product, one) => product * one.counts, 1);
  const left = length / counts;
  const sum: Rows = new Float64Array(size * left);
  for (let count = counts - 1; count >= 0; count--) {
    if (count < counts - 1) stepColumns(step, sum, left);
    for (let place = 0; place < size; place++)
      for (let outer = 0; outer < left; outer += inner) {
        const [to, from] = [place * left + outer, place * length + outer * counts + count * inner];
        for (let row = 0; row < inner; row++)
          sum[to + row] = (sum[to + row] as number) + (columns[from + row] as number);
      }
  }
  return resolved({ queues: queues.filter((one) => one !== queue), columns: sum, size, length: left });
}

/**
 * The last profile, and all that waits. How many normal wounds it scores and how many devastating ones is one law
 * (`wounds`, a row of normals for each number of devastating ones); so everything that waited is allocated once for each
 * number of normals, and not for each of both.
 */
export function resolvedLast(before: Waiting, wounds: Rows, normals: number, normal: Step, devastating: Step): Rows {
  const { size } = before;
  const devastatings = wounds.length / normals;
  const after = new Float64Array(devastatings * size);
  const rows = packed(before);
  for (let scored = 0; scored < normals; scored++) {
    if (scored > 0) rows.step(normal);
    const places = resolved(rows.withoutFirst());
    for (let waits = 0; waits < devastatings; waits++) {
      const chance = wounds[waits * normals + scored] as number;
      for (let place = 0; place < size && chance !== 0; place++) {
        const at = place * devastatings + waits;
        after[at] = (after[at] as number) + chance * (places[place] as number);
      }
    }
  }
  const queue = { step: devastating, counts: devastatings, isMortal: false };
  return resolved({ queues: [queue], columns: after, size, length: devastatings });
}
