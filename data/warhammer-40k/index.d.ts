/** Units of our own making; the game's `Unit` checks them. */
export declare const datasheets: readonly unknown[];

/** Ready armies; the game's `readArmy` checks them. */
export declare const armies: readonly unknown[];

/** The library of abilities, by path in this folder; `readLibrary` of mechanics checks it. */
export declare const mechanics: Readonly<Record<string, unknown>>;

/** The core stratagems: what `readStratagems` reads. */
export declare const stratagems: unknown;

/** What the tests show about the abilities (`coverage.json`, written by `pnpm coverage`), and what is known to be missing (`gaps.json`). */
export declare const proofs: {
  readonly tested: Readonly<Record<string, readonly string[]>>;
  readonly reached: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly gaps: Readonly<Record<"partial" | "unwired" | "untested", readonly string[]>>;
};
