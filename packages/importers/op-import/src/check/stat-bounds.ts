/** "5 or less", "2 to 5", "4" of a number of cards. */
export const bound = (
  stat: string,
  low: string | undefined,
  high: string | undefined,
  word: string | undefined,
): string[] => {
  if (high !== undefined) return [`${stat}>=${low}`, `${stat}<=${high}`];
  return [`${stat}${word === undefined ? "=" : word === "less" ? "<=" : ">="}${low}`];
};

/** "base power", "cost". */
export const statOf = (base: string | undefined, stat: string | undefined): string =>
  base === undefined ? (stat ?? "").toLowerCase() : `base${(stat ?? "").toLowerCase()}`;
