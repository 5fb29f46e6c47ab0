import { PlainTable } from "./plain-table.js";
import type { TableParts } from "./table-parts.js";

/** A game nobody has drawn a table for. */
export const plainParts: TableParts = {
  standing: () => ({ place: "", scores: null, chapter: "", moment: "" }),
  Stage: PlainTable,
};
