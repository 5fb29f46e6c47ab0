import { decks } from "@riposte/data-one-piece";
import { type CardInfo, Deck, deckFromText, deckStats, deckToBrief, deckToText } from "@riposte/one-piece";
import { counted } from "@riposte/words";
import type { ListBuilder, ListEntry, ReadList } from "../../../lists/list-builder.js";
import { looksLikeJSON, readJSON, unread } from "../../../lists/list-words.js";
import { onePieceContext as context } from "../facts.js";
import { deckShelf } from "./deck-shelf.js";
import { copiesAllowed, SIZE, sizeOf } from "./deck-size.js";
import { deckSummary } from "./deck-summary.js";
import { deckVerdict, faultsIn } from "./deck-verdict.js";
import { cardWords, judgeHand } from "./deck-words.js";
import { type UnknownCard, unknownIn, unknownWords, withUnknown } from "./unknown-cards.js";

/** Decks of the ONE PIECE Card Game. */
export const deckBuilder: ListBuilder<Deck> = {
  game: "one-piece",
  option: "decks",
  noun: "deck",
  empty: { leader: Object.values(decks)[0]?.leader ?? "", cards: {} },
  ready: Object.entries(decks).map(([id, { name, leader, cards }]) => ({ id, name, list: { leader, cards } })),
  read,
  write: (deck) => deckToText(deck),
  brief: deckToBrief,
  named: ({ leader, cards }, name) => ({ name, leader, cards }),
  about({ leader }) {
    const card = context().cards.get(leader);
    return card === undefined ? "" : `Leader ${card.name}, ${card.power}, Life ${card.life}`;
  },
  sections(deck) {
    const faults = faultsIn(deck);
    const leader = context().cards.get(deck.leader);
    const entryOf = (card: CardInfo, count: number): ListEntry => ({
      id: card.id,
      name: card.name,
      about: cardWords(card),
      count,
      most: card.kind === "Leader" ? 1 : copiesAllowed(card),
      isAtFault: faults.has(card.id),
    });
    return [
      {
        id: "cards",
        title: "Cards",
        about: `${sizeOf(deck)} of ${SIZE}`,
        entries: [
          ...(leader === undefined ? [] : [entryOf(leader, 1)]),
          ...cardsOf(deck).map(({ card, count }) => entryOf(card, count)),
          ...unknownIn(deck).map((id): ListEntry => {
            return { id, name: id, about: "not known here", count: deck.cards[id] ?? 1, most: 0, isAtFault: true };
          }),
        ],
      },
    ];
  },
  shelves: (deck) => [deckShelf(deck)],
  change(deck, id, by) {
    const card = context().cards.get(id);
    if (card?.kind === "Leader") return by > 0 ? { ...deck, leader: id } : deck;
    const { [id]: count = 0, ...others } = deck.cards;
    return { ...deck, cards: count + by > 0 ? { ...deck.cards, [id]: count + by } : others };
  },
  verdict: deckVerdict,
  summary: (deck) => deckSummary(cardsOf(deck), sizeOf(deck), deckStats(context(), deck).life),
  hand: (deck) => ({
    size: 5,
    cards: cardsOf(deck).flatMap(({ card, count }) => Array.from({ length: count }, () => card.id)),
    judge: (drawn) => judgeHand(drawn.map((id) => context().info(id))),
  }),
};

/** The known cards of a deck, cheap ones first. */
function cardsOf({ cards }: Deck): readonly { readonly card: CardInfo; readonly count: number }[] {
  return Object.entries(cards)
    .flatMap(([id, count]) => {
      const card = context().cards.get(id);
      return card === undefined ? [] : [{ card, count }];
    })
    .sort(
      ({ card: one }, { card: other }) =>
        (one.cost ?? 0) - (other.cost ?? 0) || one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1),
    );
}

function read(text: string): ReadList<Deck> {
  if (looksLikeJSON(text)) return readJSON("deck", text, readReady);
  const { deck, cards, problems } = deckFromText(context(), text);
  const unknown = problems.flatMap(({ unknown: card }) => (card === undefined ? [] : [card]));
  if (unknown.length > 0) return readUnknown(deck ?? { leader: "", cards }, unknown, problems);
  const lines = text.split("\n").filter((line) => line.trim() !== "").length - problems.length;
  const known = deck && Object.values(decks).find((one) => sameCards(one, deck))?.name;
  const what = deck === undefined ? "no deck" : `${counted(sizeOf(deck), "card")} and a Leader`;
  return {
    list: deck,
    name: known,
    said: `${counted(Math.max(0, lines), "line")} read: ${known === undefined ? "" : `${known}, `}${what}.`,
    problems,
  };
}

/** A deck of cards that are not known here, as it was pasted: nothing of it is left out, so that it is not taken for a legal one. */
function readUnknown(
  deck: Deck,
  unknown: readonly UnknownCard[],
  problems: ReadList<Deck>["problems"],
): ReadList<Deck> {
  const list = withUnknown(deck, unknown);
  const isSlip = unknownIn(list).length === 1;
  const others = problems.filter(({ line, ...problem }) => line !== 0 && !("unknown" in problem));
  return {
    list,
    name: undefined,
    said: `Read: ${counted(sizeOf(list), "card")}.`,
    problems: isSlip ? problems : [{ line: 0, message: unknownWords(list) }, ...others],
  };
}

function readReady(given: unknown): ReadList<Deck> {
  const parsed = Deck.safeParse(given);
  if (!parsed.success) return unread("deck", parsed.error.issues.map(({ message }) => message).join("; "));
  const { name, leader, cards } = parsed.data;
  return { list: { leader, cards }, name, said: `Read: ${counted(sizeOf(parsed.data), "card")}.`, problems: [] };
}

const sameCards = (one: Deck, other: Deck): boolean =>
  one.leader === other.leader && JSON.stringify(sorted(one.cards)) === JSON.stringify(sorted(other.cards));

const sorted = (cards: Deck["cards"]) => Object.entries(cards).sort(([one], [other]) => (one < other ? -1 : 1));
