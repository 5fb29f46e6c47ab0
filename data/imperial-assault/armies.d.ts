/** What `parseFacts`, `dcAbilities` and `ccEffects` read, by file, as far as it can come into a match with an army. */
export interface CardsOfArmy {
  readonly files: Readonly<Record<string, unknown>>;
  readonly abilities: Readonly<Record<string, unknown>>;
  readonly commandEffects: Readonly<Record<string, unknown>>;
}

/** The ready armies, as one chooses between them. */
export declare const armies: readonly {
  readonly id: string;
  readonly name: string;
  readonly figures: number;
  readonly points: number;
}[];

/** Fetches the cards of a ready army, by its id. */
export declare const cardsOf: Readonly<Record<string, () => Promise<{ readonly default: CardsOfArmy }>>>;
