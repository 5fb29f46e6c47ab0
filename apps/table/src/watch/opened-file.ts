import type { SharedMatch } from "./share-match.js";

let file: Partial<SharedMatch> | undefined;

/** The file that was opened last; a reload forgets it. */
export const opened = (): Partial<SharedMatch> | undefined => file;

/** Keeps what a file holds: a save as the table or the terminal writes it. */
export function openFile(text: string): void {
  file = { save: JSON.parse(text) as SharedMatch["save"] };
}
