import type { CardFacts, Context, Deck } from "@riposte/one-piece";
import { deckProblems } from "@riposte/one-piece";

/** A legal deck of a random Leader: its colours, up to four of each card. */
export function randomDeck(context: Context, random: (most: number) => number): Deck {
  const leaders = context.source.filter(({ kind }) => kind === "Leader");
  for (;;) {
    const leader = leaders[random(leaders.length)] as CardFacts;
    const pool = context.source.filter(
      ({ kind, colors }) => kind !== "Leader" && colors.some((color) => leader.colors.includes(color)),
    );
    const cards: Record<string, number> = {};
    for (let left = 50; left > 0; ) {
      const { id } = pool[random(pool.length)] as CardFacts;
      const more = Math.min(4 - (cards[id] ?? 0), left, 1 + random(4));
      if (more > 0) cards[id] = (cards[id] ?? 0) + more;
      left -= more;
    }
    const deck = { leader: leader.id, cards };
    // some Leaders limit their decks
    if (deckProblems(context, deck).length === 0) return deck;
  }
}
