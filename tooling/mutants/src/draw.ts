import { createHash } from "node:crypto";

export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** Where a mutant stands. */
export interface Place {
  readonly file: string;
  readonly start: Spot;
  readonly end: Spot;
}

/** Sources that are mutated together, usually a function, and how many mutants that makes. */
export interface Stretch extends Place {
  readonly mutants: number;
}

/** Stretches of source in which mutants overlap: a function's body holds those inside it. */
export function stretchesOf(mutants: readonly Place[]): readonly Stretch[] {
  const sorted = [...mutants].sort(
    (a, b) => compare(a.file, b.file) || before(a.start, b.start) || before(b.end, a.end),
  );
  const stretches: { file: string; start: Spot; end: Spot; mutants: number }[] = [];
  for (const { file, start, end } of sorted) {
    const last = stretches.at(-1);
    if (last !== undefined && last.file === file && before(start, last.end) <= 0) {
      last.mutants += 1;
      if (before(last.end, end) < 0) last.end = end;
    } else stretches.push({ file, start, end, mutants: 1 });
  }
  return stretches;
}

/** Stretches with at most `max` mutants together: always the same ones for the same sources. */
export function draw(stretches: readonly Stretch[], max: number): readonly Stretch[] {
  const shuffled = stretches.map((stretch) => ({ stretch, key: keyOf(stretch) })).sort((a, b) => compare(a.key, b.key));
  let left = max;
  const drawn: Stretch[] = [];
  for (const { stretch } of shuffled)
    if (stretch.mutants <= left) {
      drawn.push(stretch);
      left -= stretch.mutants;
    }
  return drawn;
}

const keyOf = ({ file, start, end }: Stretch): string =>
  createHash("sha256").update(`${file}:${start.line}:${start.column}-${end.line}:${end.column}`).digest("hex");

const before = (a: Spot, b: Spot): number => a.line - b.line || a.column - b.column;
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
