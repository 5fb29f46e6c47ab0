import type { LoggedStep } from "./log.js";
import type { SeenEvent, Slices, Voice } from "./voice.js";

/** Something that is counted of every seat during a match. */
export interface Counting {
  readonly label: string;
  /** Whose an event counts as, and how much; slices are those of any view of the match. */
  of(event: SeenEvent, slices: Slices): { readonly seat: number; readonly amount: number } | null;
}

/** What each came to, by seat. */
export interface Tally {
  readonly label: string;
  readonly counts: readonly number[];
}

/** The numbers of a match; nothing where the game counts nothing. */
export function talliesOf(
  { counted = [] }: Pick<Voice, "counted">,
  steps: readonly LoggedStep[],
  slices: Slices,
  seats: number,
): readonly Tally[] {
  const events = steps.flatMap((step) => step.events);
  return counted.map(({ label, of }) => {
    const counts = Array.from({ length: seats }, () => 0);
    for (const event of events) {
      const found = of(event, slices);
      if (found !== null && counts[found.seat] !== undefined)
        counts[found.seat] = (counts[found.seat] ?? 0) + found.amount;
    }
    return { label, counts };
  });
}

/** Counts every event of a type under the seat it names. */
export const ofSeat = (label: string, ...types: readonly string[]): Counting => ({
  label,
  of: ({ type, payload }) =>
    types.includes(type) ? { seat: (payload as { readonly seat: number }).seat, amount: 1 } : null,
});
