/** One piece of meaning, and the words it was seen in: a number with its role, a noun with whose it is, a name, a length, a verb. */
export interface Token {
  readonly means: string;
  readonly words: string;
}

/** Joined words as one piece of meaning, whatever their order. */
export const joined = (how: "and" | "or", words: readonly string[]): string =>
  `${how}(${[...words].sort().join(" / ")})`;
