import type { Pmf } from "@riposte/warhammer-40k";

/** How many of so many are left, each with this chance. */
export function thinned(law: Pmf, chance: number): Pmf {
  if (chance === 1) return law;
  const left = new Float64Array(law.length);
  const binomial = new Float64Array(law.length);
  binomial[0] = 1;
  for (let count = 0; count < law.length; count++) {
    if (count > 0) oneTrialMore(binomial, count, chance);
    const weight = law[count] as number;
    for (let n = 0; n <= count && weight > 0; n++) left[n] = (left[n] as number) + weight * (binomial[n] as number);
  }
  return left;
}

/** Makes a binomial law that of so many trials out of that of one less. */
export function oneTrialMore(binomial: Float64Array, trials: number, chance: number): void {
  for (let n = trials; n > 0; n--)
    binomial[n] = (binomial[n] as number) * (1 - chance) + (binomial[n - 1] as number) * chance;
  binomial[0] = (binomial[0] as number) * (1 - chance);
}
