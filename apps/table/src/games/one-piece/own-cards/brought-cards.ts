/** Cards a player brought: their facts, their printed lines where they came with them, and what was left out, with why. */
export interface BroughtCards {
  readonly cards: readonly unknown[];
  readonly printed: Readonly<Record<string, readonly string[]>>;
  readonly leftOut: readonly string[];
}

export const NO_CARDS: BroughtCards = { cards: [], printed: {}, leftOut: [] };
