/** Everything `finished(facts)` is built from; the game's own schema checks it. */
export declare const facts: {
  readonly abilities: readonly {
    readonly id: string;
    readonly kind: string;
    readonly phase: string;
    readonly order: number;
    readonly candy: number;
    readonly limit: number;
    readonly usesPerTurn: number | null;
    readonly cards: readonly number[];
    readonly next: readonly number[];
    readonly decisions: readonly string[];
    readonly gist: string;
  }[];
  readonly cards: readonly { readonly number: number; readonly ability: string; readonly slots: number }[];
  readonly difficulties: readonly {
    readonly id: string;
    readonly coffee: number;
    readonly active: number;
    readonly reserve: number;
  }[];
  readonly rulesets: readonly ({ readonly id: string } & Readonly<Record<string, string | number | boolean>>)[];
};

/** What the tests show about the abilities (`coverage.json`, written by `pnpm coverage`), and what is known to be missing (`gaps.json`). */
export declare const proofs: {
  readonly tested: Readonly<Record<string, readonly string[]>>;
  readonly reached: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly gaps: Readonly<Record<"partial" | "unwired" | "untested", readonly string[]>>;
};
