import type { Rows } from "./fire.js";
import { type Step, take } from "./step.js";

/** From where a place is reached: how far back it lies, and with what chance. */
interface Source {
  readonly back: number;
  readonly chance: number;
}

const known = new WeakMap<Step, readonly (readonly Source[])[]>();

/** For every place, from where a step leads to it, the place itself first. */
function sourcesOf(step: Step): readonly (readonly Source[])[] {
  const found = known.get(step);
  if (found !== undefined) return found;
  const size = step.bands[0]?.chances.length ?? 0;
  const sources = Array.from({ length: size }, (_, place) =>
    step.bands
      .map(({ far, chances }) => ({ back: far, chance: place < far ? 0 : (chances[place - far] as number) }))
      .filter(({ chance }) => chance !== 0)
      .toSorted((one, other) => one.back - other.back),
  );
  known.set(step, sources);
  return sources;
}

/**
 * Takes a step along columns where they lie, each `length` long. Nothing steps back, so the last place goes first: all it
 * is reached from is still as it was.
 */
export function stepColumns(step: Step, columns: Rows, length: number): void {
  if (length === 1) {
    const row = columns.slice();
    columns.fill(0);
    take(step, row, columns);
    return;
  }
  const sources = sourcesOf(step);
  for (let place = sources.length - 1; place >= 0; place--)
    gather(columns, place * length, length, sources[place] as readonly Source[]);
}

/** One column from those it is reached from; few are reached from more than three. */
function gather(columns: Rows, to: number, length: number, sources: readonly Source[]): void {
  const [one, two, three] = sources;
  if (one === undefined) columns.fill(0, to, to + length);
  else if (two === undefined) {
    const [a, p] = [to - one.back * length, one.chance];
    if (a === to && p === 1) return;
    for (let row = 0; row < length; row++) columns[to + row] = (columns[a + row] as number) * p;
  } else if (three === undefined) {
    const [a, b, p, q] = [to - one.back * length, to - two.back * length, one.chance, two.chance];
    for (let row = 0; row < length; row++)
      columns[to + row] = (columns[a + row] as number) * p + (columns[b + row] as number) * q;
  } else {
    const [a, b, c] = [to - one.back * length, to - two.back * length, to - three.back * length];
    const [p, q, r] = [one.chance, two.chance, three.chance];
    for (let row = 0; row < length; row++)
      columns[to + row] =
        (columns[a + row] as number) * p + (columns[b + row] as number) * q + (columns[c + row] as number) * r;
    for (const { back, chance } of sources.slice(3))
      for (let row = 0; row < length; row++)
        columns[to + row] = (columns[to + row] as number) + (columns[to - back * length + row] as number) * chance;
  }
}

/** Columns beside those that step: of `length` rows each, some of them from `start` on. */
export interface Beside {
  readonly columns: Rows;
  readonly length: number;
  readonly start: number;
  readonly rows: number;
}

/** Takes a step as above along the first rows, and adds what lies beside; beyond those rows there was nothing. */
export function stepAndAdd(step: Step, columns: Rows, length: number, rows: number, beside: Beside): void {
  const sources = sourcesOf(step);
  for (let place = sources.length - 1; place >= 0; place--) {
    const [to, from] = [place * length, place * beside.length + beside.start];
    gatherAndAdd(columns, to, rows, length, sources[place] as readonly Source[], beside.columns, from);
    for (let row = rows; row < beside.rows; row++) columns[to + row] = beside.columns[from + row] as number;
  }
}

function gatherAndAdd(
  columns: Rows,
  to: number,
  rows: number,
  length: number,
  sources: readonly Source[],
  beside: Rows,
  from: number,
): void {
  const [one, two] = sources;
  if (one === undefined || two === undefined) {
    const [a, p] = [to - (one?.back ?? 0) * length, one?.chance ?? 0];
    for (let row = 0; row < rows; row++)
      columns[to + row] = (columns[a + row] as number) * p + (beside[from + row] as number);
    return;
  }
  const [a, b, p, q] = [to - one.back * length, to - two.back * length, one.chance, two.chance];
  for (let row = 0; row < rows; row++)
    columns[to + row] =
      (columns[a + row] as number) * p + (columns[b + row] as number) * q + (beside[from + row] as number);
  for (const { back, chance } of sources.slice(2))
    for (let row = 0; row < rows; row++)
      columns[to + row] = (columns[to + row] as number) + (columns[to - back * length + row] as number) * chance;
}

/** Adds columns to one, each with its chance, three at a time. */
export function addColumns(
  into: Rows,
  columns: Rows,
  sources: readonly { readonly at: number; readonly chance: number }[],
): void {
  for (let next = 0; next < sources.length; next += 3) {
    const [one, two, three] = sources.slice(next, next + 3);
    const [a, b, c] = [one?.at ?? 0, two?.at ?? 0, three?.at ?? 0];
    const [p, q, r] = [one?.chance ?? 0, two?.chance ?? 0, three?.chance ?? 0];
    for (let row = 0; row < into.length; row++)
      into[row] =
        (into[row] as number) +
        (columns[a + row] as number) * p +
        (columns[b + row] as number) * q +
        (columns[c + row] as number) * r;
  }
}
