import { clonePlain } from "@riposte/kernel/data";
import type { Table } from "../slice.js";

/** Parsed setup options: the table they lead to. */
export interface Setup {
  readonly map: string;
  readonly mission: "a" | "b";
  /** How long the match may last; the rules never measure it. */
  readonly minutes?: number;
  readonly table: Table;
}

/** The table before anything happens. */
export const initialTable = (setup: never): Table => clonePlain((setup as Setup).table);
