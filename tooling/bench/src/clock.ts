/** Nanoseconds the work takes, garbage collected before. */
export function nanoseconds(work: () => void): number {
  globalThis.gc?.();
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start);
}

/** The least of several measurements: what the work costs when nothing else disturbs it. */
export const least = (values: readonly number[]): number => Math.min(...values);

/** The middle of several measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}
