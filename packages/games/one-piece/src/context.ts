import { KernelError } from "@riposte/kernel";
import { didYouMean } from "@riposte/words";
import type { CardFacts, Keyword } from "./facts/card.js";

/** A card's facts as the rules look them up. */
export interface CardInfo extends Omit<CardFacts, "keywords"> {
  readonly keywords: ReadonlySet<Keyword>;
  readonly names: readonly string[];
  /** No printed text at all (rules 1), read or not. */
  readonly isPlain: boolean;
}

/** The cards a composition was built with. */
export interface Context {
  /** What the lock hashes. */
  readonly source: readonly CardFacts[];
  readonly cards: ReadonlyMap<string, CardInfo>;
  info(code: string): CardInfo;
}

export function createContext(source: readonly CardFacts[]): Context {
  const cards = new Map(source.map((card) => [card.id, infoOf(card)]));
  return {
    source,
    cards,
    info(code) {
      const known = cards.get(code);
      if (known !== undefined) return known;
      throw new KernelError(
        "UNKNOWN_NAME",
        `There is no card "${code}" in the data.${didYouMean(code, [...cards.keys()])}`,
      );
    },
  };
}

// every field of every card, one after the other: spread, each card would have a hidden class of its own
const infoOf = (card: CardFacts): CardInfo => ({
  id: card.id,
  name: card.name,
  kind: card.kind,
  colors: card.colors,
  types: card.types,
  attributes: card.attributes,
  cost: card.cost,
  power: card.power,
  life: card.life,
  counter: card.counter,
  trigger: card.trigger,
  alsoNamed: card.alsoNamed,
  construction: card.construction,
  block: card.block,
  abilities: card.abilities,
  unread: card.unread,
  gist: card.gist,
  keywords: new Set(card.keywords),
  names: [card.name, ...card.alsoNamed],
  isPlain: card.abilities.length === 0 && card.keywords.length === 0 && !card.trigger && card.unread === undefined,
});
