/** A number of an ability compared with what came of it. */
export interface Finding {
  readonly what: string;
  readonly isSo: boolean;
}

/** So much is written, and so much was seen: as much, or at most as much. */
export const finding = (what: string, written: number, seen: number, how: "is" | "most" = "is"): Finding => ({
  what: `${what} ${written}, seen ${seen}`,
  isSo: how === "is" ? seen === written : seen <= written,
});

export const sum = (numbers: readonly number[]): number => numbers.reduce((so, one) => so + one, 0);
