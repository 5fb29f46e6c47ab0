import { PlainTable } from "./plain-table.js";
import type { TableParts } from "./table-parts.js";

/** A game without a table of its own. */
export const plainParts: TableParts = {
  standing: () => ({ place: "", scores: null, chapter: "", moment: "" }),
  Stage: PlainTable,
};
