import { withOwnCards } from "../games/one-piece/own-cards.js";
import type { ListBuilder } from "./list-builder.js";

const BUILDERS: Readonly<Record<string, () => Promise<ListBuilder>>> = {
  async "one-piece"() {
    await withOwnCards();
    return (await import("../games/one-piece/lists/deck-builder.js")).deckBuilder as ListBuilder;
  },
  "imperial-assault": async () =>
    (await import("../games/imperial-assault/lists/army-builder.js")).armyBuilder as ListBuilder,
  "warhammer-40k": async () =>
    (await import("../games/warhammer-40k/lists/battle-builder.js")).battleBuilder as ListBuilder,
};

/** The games whose decks or armies can be put together. */
export const BUILDABLE: readonly string[] = Object.keys(BUILDERS);

/** What a game offers for putting a list together, fetched when asked for. */
export const builderOf = (game: string): Promise<ListBuilder> | undefined => BUILDERS[game]?.();
