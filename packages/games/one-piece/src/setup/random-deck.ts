import type { CardInfo, Context } from "../context.js";
import type { Deck } from "./deck.js";
import { COPIES, deckProblems, SIZE } from "./deck-problems.js";

/** A legal deck of a random Leader: its colours, up to four of each card; `random` gives a whole number below its argument. */
export function randomDeck(context: Context, random: (below: number) => number): Deck {
  const all = [...context.cards.values()];
  const leaders = all.filter(({ kind }) => kind === "Leader");
  for (;;) {
    const leader = leaders[random(leaders.length)] as CardInfo;
    // what its Leader does not allow is left out beforehand
    const pool = all.filter(
      ({ id, kind, colors }) =>
        kind !== "Leader" &&
        colors.some((color) => leader.colors.includes(color)) &&
        (leader.construction === undefined ||
          deckProblems(context, { leader: leader.id, cards: { [id]: 1 } }).length === 1),
    );
    if (pool.length * COPIES < SIZE) continue;
    const cards: Record<string, number> = {};
    for (let left = SIZE; left > 0; ) {
      const { id } = pool[random(pool.length)] as CardInfo;
      const more = Math.min(COPIES - (cards[id] ?? 0), left, 1 + random(COPIES));
      if (more > 0) cards[id] = (cards[id] ?? 0) + more;
      left -= more;
    }
    return { leader: leader.id, cards };
  }
}
