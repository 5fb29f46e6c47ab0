/** Cards of our own encoding, with their abilities; the game's own schema checks them. */
export declare const cards: readonly unknown[];
/** Decks by id. */
export declare const decks: Readonly<
  Record<string, { readonly name: string; readonly leader: string; readonly cards: Record<string, number> }>
>;

/** What tournaments allow, each list with its first day; the game's own schema reads them. */
export declare const legality: readonly unknown[];

/** What is known to be missing (`gaps.json`). */
export declare const gaps: Readonly<Record<"partial" | "unwired" | "untested", readonly string[]>>;

/** What the tests show about the abilities (`coverage.json`, written by `pnpm coverage`), and what is known to be missing (`gaps.json`). */
export declare const proofs: {
  readonly tested: Readonly<Record<string, readonly string[]>>;
  readonly reached: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly gaps: Readonly<Record<"partial" | "unwired" | "untested", readonly string[]>>;
};
