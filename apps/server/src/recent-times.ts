/** What some of the last answers took, in seconds. */
export interface RecentTimes {
  add(seconds: number): void;
  /** How many there were since the start, and how long half and 99 of 100 of the last took at most; nothing before the first. */
  readonly now: { readonly count: number; readonly half: number; readonly nearlyAll: number } | undefined;
}

/** Of so many the last are kept. */
const KEPT = 1000;

export function createRecentTimes(): RecentTimes {
  const times = new Float64Array(KEPT);
  let count = 0;
  return {
    add(seconds) {
      times[count % KEPT] = seconds;
      count += 1;
    },
    get now() {
      if (count === 0) return undefined;
      const sorted = times.slice(0, Math.min(count, KEPT)).sort();
      const within = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] as number;
      return { count, half: within(0.5), nearlyAll: within(0.99) };
    },
  };
}
