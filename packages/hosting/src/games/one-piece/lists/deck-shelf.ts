import { type CardInfo, COLORS, type Deck } from "@riposte/one-piece";
import { capital } from "@riposte/words";
import type { Shelf, Tag } from "../../../lists/list-builder.js";
import { onePieceContext as context } from "../facts.js";
import { copiesAllowed, SIZE, sizeOf } from "./deck-size.js";
import { cardWords } from "./deck-words.js";

/** The cards that could be in a deck: those its Leader allows first, then Leaders. */
export function deckShelf(deck: Deck): Shelf {
  const leader = context().cards.get(deck.leader);
  const colors: readonly string[] = leader?.colors ?? COLORS;
  const fits = (card: CardInfo) => card.kind === "Leader" || card.colors.some((color) => colors.includes(color));
  const cards = [...context().cards.values()].filter(fits).sort(byKind);
  const size = sizeOf(deck);
  return {
    id: "cards",
    title: size >= SIZE ? "Swap in a card" : "Add a card",
    label: "Cards",
    about: `${size} of ${SIZE} are in`,
    placeholder: "Name, type or text",
    isFull: size >= SIZE,
    tags: [
      ...colors.map((color): Tag => ({ id: color, label: capital(color), color })),
      ...["Blocker", "Rush", "Counter 2000", "Event", "Stage", "Leader"]
        .filter((id) => cards.some((card) => tagsOf(card).includes(id)))
        .map((id) => ({ id, label: id })),
    ],
    items: cards.map((card) => ({
      id: card.id,
      name: card.name,
      about: cardWords(card),
      count: card.kind === "Leader" ? (card.id === deck.leader ? 1 : 0) : (deck.cards[card.id] ?? 0),
      most: card.kind === "Leader" ? 1 : copiesAllowed(card),
      tags: tagsOf(card),
      ...(card.kind === "Leader" && { isOnly: true }),
      words: [card.id, card.name, ...card.types, card.kind, card.gist ?? ""].join(" ").toLowerCase(),
    })),
  };
}

const tagsOf = ({ colors, kind, keywords, counter }: CardInfo): readonly string[] => [
  ...(kind === "Leader" ? [] : colors),
  kind,
  ...keywords,
  ...((counter ?? 0) >= 2000 ? ["Counter 2000"] : []),
];

const byKind = (one: CardInfo, other: CardInfo): number =>
  Number(one.kind === "Leader") - Number(other.kind === "Leader") ||
  (one.cost ?? 0) - (other.cost ?? 0) ||
  one.name.localeCompare(other.name);
