import type { Table } from "../slice.js";

/** Parsed setup options: the table they lead to. */
export interface Setup {
  readonly table: Table;
}

/** The table before anything happens. */
export const initialTable = (setup: never): Table => structuredClone((setup as Setup).table);
