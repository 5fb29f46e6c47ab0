export type { WrittenFaction } from "./factions.js";
export { type DatasheetFile, type Imported, importDatasheets } from "./import-datasheets.js";
export type { Finding, Trouble } from "./report.js";
export type { WrittenUnit } from "./resolve.js";
