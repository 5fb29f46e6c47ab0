export { type Reading, readAbility } from "./abilities/read-ability.js";
export type { WrittenFaction } from "./factions.js";
export { type DatasheetFile, type Imported, importDatasheets } from "./import-datasheets.js";
export type { Muster, WrittenArmy } from "./lists/muster.js";
export { readList } from "./lists/read-list.js";
export { openFile, type RawFile } from "./open-file.js";
export type { Finding, Trouble } from "./report.js";
export type { WrittenUnit } from "./resolve.js";
export { UnreadableFile } from "./unreadable-file.js";
