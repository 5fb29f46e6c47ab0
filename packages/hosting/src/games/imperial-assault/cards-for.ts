import type { SkirmishCards } from "./skirmish-cards.js";

/** The cards that a match with this setup needs. Outside of pages that is all of them: there is no network to wait for. */
export async function cardsFor(_setup: unknown): Promise<SkirmishCards> {
  return (await import("./all-cards.js")).allCards();
}
