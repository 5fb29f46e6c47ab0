/** One piece of meaning, and the words it was seen in: a number with its role, a noun with whose it is, a name, a length, a verb. */
export interface Token {
  readonly means: string;
  readonly words: string;
  /** A sentence begins with it that no "Then," ties to the one before. */
  readonly isApart?: true;
}

/** Joined words as one piece of meaning, whatever their order. */
export const joined = (how: "and" | "or", words: readonly string[]): string =>
  `${how}(${[...words].sort().join(" / ")})`;
