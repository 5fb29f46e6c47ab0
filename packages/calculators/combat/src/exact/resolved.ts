import type { Rows } from "./fire.js";
import type { Step } from "./step.js";
import type { Waiting } from "./waiting.js";

/** What waits, turned over: all rows of the first place, then all of the next; so that steps run along whole columns. */
interface Turned extends Pick<Waiting, "queues"> {
  readonly columns: Rows;
  /** Rows in a column. */
  readonly length: number;
}

/** What waited is allocated: all of the first queue, then of the next; mortal wounds in addition last (rules 4, 5). */
export const resolved = (waiting: Waiting): Rows => emptied(turned(waiting));

/**
 * The last profile, and all that waits. How many normal wounds it scores and how many devastating ones is one law
 * (`wounds`, a row of normals for each number of devastating ones); so everything that waited is allocated once for each
 * number of normals, and not for each of both.
 */
export function resolvedLast(before: Waiting, wounds: Rows, normals: number, normal: Step, devastating: Step): Rows {
  const { size } = before;
  const devastatings = wounds.length / normals;
  const after = new Float64Array(devastatings * size);
  const { queues, columns, length } = turned(before);
  let [now, spare]: [Rows, Rows] = [columns, new Float64Array(columns.length)];
  for (let scored = 0; scored < normals; scored++) {
    if (scored > 0) [now, spare] = stepped(normal, now, spare, length);
    const places = emptied({ queues, columns: now, length });
    for (let waits = 0; waits < devastatings; waits++) {
      const chance = wounds[waits * normals + scored] as number;
      for (let place = 0; place < size && chance !== 0; place++)
        after[waits * size + place] = (after[waits * size + place] as number) + chance * (places[place] as number);
    }
  }
  return resolved({ queues: [{ step: devastating, counts: devastatings, isMortal: false }], rows: after, size });
}

function turned({ queues, rows, size }: Waiting): Turned {
  const length = rows.length / size;
  const columns = new Float64Array(rows.length);
  for (let row = 0; row < length; row++)
    for (let place = 0; place < size; place++) columns[place * length + row] = rows[row * size + place] as number;
  return { queues, columns, length };
}

/** All queues one after the other, until every place has one chance. */
function emptied({ queues, columns, length }: Turned): Rows {
  const first = queues.findIndex(({ isMortal }) => !isMortal);
  const queue = queues[Math.max(0, first)];
  if (queue === undefined) return columns;
  const { counts, step } = queue;
  const inner = queues.slice(queues.indexOf(queue) + 1).reduce((product, one) => product * one.counts, 1);
  const left = length / counts;
  let [sum, spare]: [Rows, Rows] = [
    new Float64Array(columns.length / counts),
    new Float64Array(columns.length / counts),
  ];
  for (let count = counts - 1; count >= 0; count--) {
    if (count < counts - 1) [sum, spare] = stepped(step, sum, spare, left);
    for (let column = 0; column * length < columns.length; column++)
      for (let outer = 0; outer < left; outer += inner) {
        const [to, from] = [column * left + outer, column * length + outer * counts + count * inner];
        for (let row = 0; row < inner; row++)
          sum[to + row] = (sum[to + row] as number) + (columns[from + row] as number);
      }
  }
  return emptied({ queues: queues.filter((one) => one !== queue), columns: sum, length: left });
}

/** Columns after a step, and those before it for the next. */
function stepped({ bands }: Step, columns: Rows, spare: Rows, length: number): [Rows, Rows] {
  spare.fill(0);
  for (const { far, chances } of bands)
    for (let place = 0; place < chances.length - far; place++) {
      const chance = chances[place] as number;
      const [from, to] = [place * length, (place + far) * length];
      for (let row = 0; row < length && chance !== 0; row++)
        spare[to + row] = (spare[to + row] as number) + (columns[from + row] as number) * chance;
    }
  return [spare, columns];
}
