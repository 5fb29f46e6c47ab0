import type { Table } from "../slice.js";
import type { MissionsAsked } from "./missions-asked.js";

/** Parsed setup options: the table they lead to. */
export interface Setup {
  readonly table: Table;
  /** Mission cards, where some are played. */
  readonly missions?: MissionsAsked;
}

/** The table before anything happens. */
export const initialTable = (setup: never): Table => structuredClone((setup as Setup).table);
