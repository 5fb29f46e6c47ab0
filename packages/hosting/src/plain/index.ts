export {
  type PlainBoard,
  type PlainPart,
  type PlainTable,
  type PlainZone,
  plainTable,
  valueAt,
} from "./plain-table.js";
export type { BoardLayout, Place, TableLayout } from "./table-layout.js";
