type Slices = Readonly<Record<string, unknown>>;

/** What a seat had of its list in a match, for statistics: what it began with on the table, and what came into its hands. */
export interface Used {
  readonly fielded: readonly string[];
  readonly drawn: readonly string[];
}

/** From the slices before the first input and after the last. */
export type UsedIn = (start: Slices, end: Slices, seat: number) => Used;

/** Each once, sorted. */
export const eachOnce = (things: readonly string[]): readonly string[] => [...new Set(things)].sort();
