/** Words as a sentence: a capital at its beginning, a full stop at its end. */
export const asSentence = (words: string): string =>
  `${words.slice(0, 1).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? "" : "."}`;
