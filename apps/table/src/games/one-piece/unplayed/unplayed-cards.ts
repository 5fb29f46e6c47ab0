import { findGame } from "@riposte/hosting";
import { onePieceContext, onePieceGame, unplayedOf } from "@riposte/hosting/one-piece";
import type { CardInfo } from "@riposte/one-piece";
import { keptBeside, keptCards } from "../own-cards/kept-cards.js";

/** A card with words that are not played: each printed line where the player brought them, and what is read, told back. */
export interface UnplayedCard {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly lines: readonly { readonly printed: string | undefined; readonly fault: string | undefined }[];
  readonly told: readonly string[];
  /** The card as the workshop takes it. */
  readonly file: string;
}

/** Which cards here do not play themselves, and how many there are in all. */
export async function unplayedCards(): Promise<{ readonly all: number; readonly unplayed: readonly UnplayedCard[] }> {
  // brought cards are among the others once the game is there
  await findGame("one-piece")?.load();
  const { printed } = await keptBeside();
  const facts = new Map((await keptCards()).map((card) => [(card as { readonly id: string }).id, card]));
  const { cards, source } = onePieceContext();
  const written = new Map(source.map((card) => [card.id, facts.get(card.id) ?? card]));
  const unplayed = [...cards.values()].filter((card) => unplayedOf(card).length > 0);
  return {
    all: cards.size,
    unplayed: unplayed.map((card) => unplayedCard(card, printed[card.id] ?? [], written.get(card.id))),
  };
}

function unplayedCard(card: CardInfo, printed: readonly string[], written: unknown): UnplayedCard {
  const { id, name, unread = [] } = card;
  const { kind = "", sentences = [] } = onePieceGame.voice.describe?.(id) ?? {};
  const faultOf = (line: number) => unread.find((one) => one.line === line)?.why;
  const faults = unplayedOf(card);
  const lines =
    printed.length > 0
      ? printed.map((words, place) => ({ printed: words, fault: faultOf(place + 1) }))
      : faults.map((fault) => ({ printed: undefined, fault }));
  // what describes a card says at its end what is not played, which stands with the lines here
  const told = sentences.slice(0, sentences.length - faults.length);
  return { id, name, about: kind, lines, told, file: JSON.stringify({ cards: [written] }, null, 2) };
}
