/** A place where a figure may stop, and what getting there costs. */
export interface Stop {
  readonly spaces: readonly number[];
  readonly cost: number;
}

/** Where a figure can go. */
export interface Reach {
  /** Legal stops by rising cost; the first is where it stands now, if it may stop there. */
  readonly stops: readonly Stop[];
  /** The cheapest way to a stop: the spaces it stands on after each step. Of several one that is watched least in between. */
  readonly pathTo: (stop: Stop, watched?: Watched) => number[][];
}

/** How many could answer that a figure comes to a place and leaves it again. */
export type Watched = (spaces: readonly number[]) => number;

/** Is a way watched anywhere between its ends? Both ends are the same for all ways. */
export const isWatched = (path: readonly number[][], watched: Watched): boolean =>
  path.some((spaces, at) => at < path.length - 1 && watched(spaces) > 0);
