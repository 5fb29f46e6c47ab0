import type { GameDescriptor } from "../game-descriptor.js";
import { valueAt } from "../plain/plain-table.js";
import type { TableLayout } from "../plain/table-layout.js";

/** How a match stands, by the counters that the game's layout names for it. */
export const countersIn =
  ({ score, chapter }: TableLayout = {}): GameDescriptor["standing"] =>
  (slices) => ({
    at: chapter === undefined ? 0 : Number(valueAt(slices, chapter)) || 0,
    scores: score === undefined ? [] : Object.values(valueAt(slices, score) as object).map(Number),
  });
