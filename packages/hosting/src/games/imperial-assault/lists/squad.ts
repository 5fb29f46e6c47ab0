/** A squad as one card a line, whichever program wrote it. */
export interface SquadText {
  readonly text: string;
  /** What was wrong with the whole of it; nothing to do with single cards. */
  readonly problems: readonly { readonly line: number; readonly message: string }[];
}

/** Nothing could be read. */
export const unreadable = (message: string): SquadText => ({ text: "", problems: [{ line: 0, message }] });
