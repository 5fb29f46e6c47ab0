/** A uniform integer from 0 to n - 1, for n up to 2^32 - 1. */
export type Below = (n: number) => number;

const LARGEST_BELOW = 2 ** 32 - 1;
const CHUNK = 1 << 16;
const pascal: number[][] = [[1]];

/** n over k. By additions only, so that every result up to 2^53 is exact. */
export function binomial(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  for (let row = pascal.length; row <= n; row++) {
    const above = pascal[row - 1] as number[];
    pascal.push(Array.from({ length: row + 1 }, (_, i) => (above[i - 1] ?? 0) + (above[i] ?? 0)));
  }
  return (pascal[n] as number[])[k] as number;
}

/** The number of ordered selections of k out of n. */
export function arrangements(n: number, k: number): number {
  let count = 1;
  for (let i = 0; i < k; i++) count *= n - i;
  return count;
}

/** Whether one call of `below` can pick among that many. */
export const fitsOneDraw = (count: number): boolean => count <= LARGEST_BELOW;

/** A uniform integer below any size, put together from small draws. */
export function bigBelow(size: bigint, below: Below): bigint {
  for (;;) {
    let value = 0n;
    let range = 1n;
    while (range < size) {
      value = value * BigInt(CHUNK) + BigInt(below(CHUNK));
      range *= BigInt(CHUNK);
    }
    // Above the largest multiple of `size` some values would come up more often than others.
    if (value < range - (range % size)) return value % size;
  }
}

/** An index, each exactly as likely as its weight. */
export function indexByBigWeight(weights: readonly bigint[], below: Below): number {
  let left = bigBelow(
    weights.reduce((sum, weight) => sum + weight, 0n),
    below,
  );
  return weights.findIndex((weight) => {
    left -= weight;
    return left < 0n;
  });
}
