/** A promise of the product, and what this run measured. */
export interface Bar {
  readonly what: string;
  readonly value: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Prints columns: the first to the left, the others to the right. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  for (const row of all) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(`  ${cells.join("   ")}`);
  }
  console.log("");
}

/** Prints each bar with what was reached; a missed one says by how much. */
export function printBars(bars: readonly Bar[]): void {
  const rows = bars.map(({ what, value, atLeast, atMost }) => {
    const isMet = (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
    const bar = atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`;
    const gap = Math.abs(value / (atLeast ?? atMost ?? 1) - 1) * 100;
    return [what, value.toFixed(2), bar, isMet ? "met" : `missed by ${gap.toFixed(0)} %`];
  });
  printTable(["bar", "measured", "wanted", ""], rows);
}
