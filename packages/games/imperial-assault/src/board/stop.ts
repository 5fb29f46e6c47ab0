/** A place where a figure may stop, and what getting there costs. */
export interface Stop {
  readonly spaces: readonly number[];
  readonly cost: number;
}

/** Where a figure can go. */
export interface Reach {
  /** Legal stops by rising cost; the first is where it stands now, if it may stop there. */
  readonly stops: readonly Stop[];
  /** The cheapest way to a stop: the spaces it stands on after each step. */
  readonly pathTo: (stop: Stop) => number[][];
}
