export { checkLine, type Difference, type Made } from "./check/check-line.js";
export type { StrangeName } from "./check/names.js";
export {
  type Imported,
  type ImportedCard,
  importCards,
  type Reading,
  readingsOf,
  type UnreadLine,
} from "./import-cards.js";
export { type ImportReport, reportOf } from "./report.js";
export { type Acted, type Trial, type TrialOptions, tryAbilities } from "./trial/try-ability.js";
