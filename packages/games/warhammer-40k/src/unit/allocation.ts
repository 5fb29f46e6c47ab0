/** What decides which models an attack must go to. */
export interface Standing {
  readonly lost: number;
  readonly allocated: boolean;
}

/** A model that lost wounds comes first, then one that was allocated an attack this phase, then any (rules 1). */
export const standingOf = ({ lost, allocated }: Standing): 0 | 1 | 2 => (lost > 0 ? 0 : allocated ? 1 : 2);

/** Those of a part's living models that an attack may be allocated to. */
export function forcedAmong<T extends Standing>(living: readonly T[]): readonly T[] {
  const first = Math.min(...living.map(standingOf));
  return living.filter((models) => standingOf(models) === first);
}
