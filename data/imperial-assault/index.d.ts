/** The card and army files, by their name; the game's own schemas check them in `parseFacts`. */
export declare const files: Readonly<Record<string, unknown>>;

/** What is known to be missing (`gaps.json`). */
export declare const gaps: Readonly<Record<"partial" | "unwired" | "untested", readonly string[]>>;

/** What the tests show about the abilities (`coverage.json`, written by `pnpm coverage`), and what is known to be missing (`gaps.json`). */
export declare const proofs: {
  readonly tested: Readonly<Record<string, readonly string[]>>;
  readonly reached: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly gaps: Readonly<Record<"partial" | "unwired" | "untested", readonly string[]>>;
};
