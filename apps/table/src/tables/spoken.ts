import type { Key } from "@riposte/kernel";
import type { StageProps } from "./table-parts.js";

/** A place of the table in one line, as it is read aloud. */
export interface SpokenPlace {
  readonly line: string;
  /** The answers that are given by pointing there. */
  readonly keys: readonly Key[];
}

/** The table by places: rows of a map, lanes, zones. Where a row has no place there is none. */
export interface SpokenTable {
  readonly name: string;
  readonly rows: readonly { readonly name: string; readonly places: readonly (SpokenPlace | null)[] }[];
}

/** What a seat sees of the table, for the ear. */
export type Spoken = (stage: StageProps) => SpokenTable;

/** What is there, with a comma between. */
export const inOneLine = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(", ");
