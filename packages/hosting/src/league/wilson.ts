/** The normal deviate of a 95 % interval. */
const Z = 1.959963984540054;

/** Wilson's 95 % confidence interval of a share, which stays within 0 and 1 even when none or all won. */
export function wilson(successes: number, trials: number): { readonly low: number; readonly high: number } {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const spread = Z ** 2 / trials;
  const centre = share + spread / 2;
  const half = Z * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials));
  // at the borders the exact bound is 0 or 1, which the square root misses by a rounding error
  return {
    low: successes === 0 ? 0 : (centre - half) / (1 + spread),
    high: successes === trials ? 1 : (centre + half) / (1 + spread),
  };
}
