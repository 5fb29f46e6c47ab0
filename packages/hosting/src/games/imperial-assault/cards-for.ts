import type { SkirmishCards } from "./skirmish-cards.js";

/** The cards that a match with this setup needs. Outside of pages that is all of them: nobody waits for a network. */
export async function cardsFor(_setup: unknown): Promise<SkirmishCards> {
  return (await import("./all-cards.js")).allCards();
}
