export { buildable, builderOf } from "./builder-of.js";
export type {
  ColorShare,
  CurveBar,
  EntryChoice,
  ListBuilder,
  ListEntry,
  ListSection,
  ReadList,
  Shelf,
  ShelfItem,
  Summary,
  SummaryRow,
  Tag,
  Verdict,
} from "./list-builder.js";
