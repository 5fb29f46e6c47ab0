/** Cards of our own encoding, with their abilities; the game's own schema checks them. */
export declare const cards: readonly unknown[];
/** Decks by id. */
export declare const decks: Readonly<
  Record<string, { readonly name: string; readonly leader: string; readonly cards: Record<string, number> }>
>;
