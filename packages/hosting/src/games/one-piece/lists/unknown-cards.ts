import { decks } from "@riposte/data-one-piece";
import type { Deck, LineProblem } from "@riposte/one-piece";
import { onePieceContext as context } from "../facts.js";

export type UnknownCard = NonNullable<LineProblem["unknown"]>;

/** The numbers in a deck that no card here has, the Leader's first. */
export const unknownIn = ({ leader, cards }: Deck): readonly string[] =>
  [leader, ...Object.keys(cards)].filter((id) => !context().cards.has(id));

/** A deck with the cards that are not known; where no Leader is, the first single one leads, as decks are written. */
export function withUnknown({ leader, cards }: Deck, unknown: readonly UnknownCard[]): Deck {
  const first = unknown.find(({ count }) => count === 1) ?? unknown[0];
  const leads = leader === "" ? (first?.code ?? "") : leader;
  const counts: Record<string, number> = { ...cards };
  for (const { code, count } of unknown) if (code !== leads) counts[code] = (counts[code] ?? 0) + count;
  return { leader: leads, cards: counts };
}

/** How such cards come here, in one sentence. */
export function unknownWords(deck: Deck): string {
  const all = new Set([deck.leader, ...Object.keys(deck.cards)]).size;
  const { length } = unknownIn(deck);
  const which = length === all ? "Its cards are" : `${length} of its ${all} cards ${length === 1 ? "is" : "are"}`;
  return `${which} not known here: bring a file of cards under "Cards of your own", and they are read in this page.`;
}

/** The ready deck that has most in common with it: its Leader, then cards, then colours. */
export function nearestReady(deck: Deck): { readonly name: string; readonly list: Deck } | undefined {
  const colors = new Set(
    [deck.leader, ...Object.keys(deck.cards)].flatMap((id) => context().cards.get(id)?.colors ?? []),
  );
  const alike = (ready: Deck): number => {
    const shared = Object.entries(ready.cards).reduce(
      (sum, [id, count]) => sum + Math.min(count, deck.cards[id] ?? 0),
      0,
    );
    const { colors: own = [] } = context().cards.get(ready.leader) ?? {};
    const ofColor = own.filter((color) => colors.has(color)).length / 10;
    return (ready.leader === deck.leader ? 50 : 0) + shared + ofColor;
  };
  const [nearest] = Object.values(decks).toSorted((one, other) => alike(other) - alike(one));
  return nearest && { name: nearest.name, list: { leader: nearest.leader, cards: nearest.cards } };
}
