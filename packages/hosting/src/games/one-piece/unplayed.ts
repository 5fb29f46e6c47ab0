import { gaps, decks as known } from "@riposte/data-one-piece";
import { type CardInfo, type Deck, findDeck } from "@riposte/one-piece";
import type { Unplayed } from "../../game-descriptor.js";
import type { Setup } from "../../setup-option.js";
import { onePieceContext as context } from "./facts.js";

/** Cards whose texts the data leaves to the players. */
const BY_HAND: ReadonlySet<string | undefined> = new Set(
  [...gaps.partial, ...gaps.unwired].map((id) => id.split(":")[0]),
);

/** What of a card's printed text is not played: a sentence for each line. */
export function unplayedOf({ id, unread = [] }: Pick<CardInfo, "id" | "unread">): readonly string[] {
  return [
    ...unread.map(({ line, why }) => `Line ${line} of its text is not played: ${why}.`),
    ...(BY_HAND.has(id) ? ["Some of its text is done by hand: you will be told what to do."] : []),
  ];
}

/** The cards of a deck that are not wholly played. */
export const unplayedIn = ({ leader, cards }: Deck): readonly Unplayed[] =>
  [leader, ...Object.keys(cards)].flatMap((id) => {
    const card = context().cards.get(id);
    const why = card === undefined ? [] : unplayedOf(card);
    return card === undefined || why.length === 0 ? [] : [{ id, name: card.name, why }];
  });

/** The same of all decks of a setup, each card once. */
export function unplayedInSetup({ decks }: Setup): readonly Unplayed[] {
  if (!Array.isArray(decks)) return [];
  const found = decks.flatMap((deck: string | Deck) => {
    const read = findDeck(context(), known, deck, []);
    return read === undefined ? [] : unplayedIn(read);
  });
  return [...new Map(found.map((one) => [one.id, one])).values()];
}
