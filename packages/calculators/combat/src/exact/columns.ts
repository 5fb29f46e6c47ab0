import type { Rows } from "./fire.js";
import type { Step } from "./step.js";

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
 * Takes a step along columns where they lie: along whole ones, each `length` long, or their first rows. Nothing steps
 * back, so the last place goes first: all it is reached from is still as it was.
 */
export function stepColumns(step: Step, columns: Rows, length: number, rows = length): void {
  const sources = sourcesOf(step);
  for (let place = sources.length - 1; place >= 0 && rows > 0; place--)
    gather(columns, place * length, rows, length, sources[place] as readonly Source[]);
}

/** One column from those it is reached from; few are reached from more than three. */
function gather(columns: Rows, to: number, rows: number, length: number, sources: readonly Source[]): void {
  const [one, two, three] = sources;
  if (one === undefined) columns.fill(0, to, to + rows);
  else if (two === undefined) {
    const [a, p] = [to - one.back * length, one.chance];
    if (a === to && p === 1) return;
    for (let row = 0; row < rows; row++) columns[to + row] = (columns[a + row] as number) * p;
  } else if (three === undefined) {
    const [a, b, p, q] = [to - one.back * length, to - two.back * length, one.chance, two.chance];
    for (let row = 0; row < rows; row++)
      columns[to + row] = (columns[a + row] as number) * p + (columns[b + row] as number) * q;
  } else {
    const [a, b, c] = [to - one.back * length, to - two.back * length, to - three.back * length];
    const [p, q, r] = [one.chance, two.chance, three.chance];
    for (let row = 0; row < rows; row++)
      columns[to + row] =
        (columns[a + row] as number) * p + (columns[b + row] as number) * q + (columns[c + row] as number) * r;
    for (const { back, chance } of sources.slice(3))
      for (let row = 0; row < rows; row++)
        columns[to + row] = (columns[to + row] as number) + (columns[to - back * length + row] as number) * chance;
  }
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
