import type { Spot } from "./draw.js";

/** What became of one mutant; one line of JSON each in the file the reporter writes. */
export interface Told {
  readonly file: string;
  readonly start: Spot;
  readonly end: Spot;
  readonly mutator: string;
  readonly replacement: string;
  readonly status: string;
}
