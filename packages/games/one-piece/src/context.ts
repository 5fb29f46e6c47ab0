import { KernelError } from "@riposte/kernel";
import { nearest } from "@riposte/kernel/data";
import type { CardFacts, Keyword } from "./facts/card.js";

/** A card's facts as the rules look them up. */
export interface CardInfo extends Omit<CardFacts, "keywords"> {
  readonly keywords: ReadonlySet<Keyword>;
  readonly names: readonly string[];
  /** No printed text at all (rules 1). */
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
      const near = nearest(code, [...cards.keys()]);
      throw new KernelError(
        "UNKNOWN_NAME",
        `There is no card "${code}" in the data.${near === undefined ? "" : ` Did you mean "${near}"?`}`,
      );
    },
  };
}

const infoOf = (card: CardFacts): CardInfo => ({
  ...card,
  keywords: new Set(card.keywords),
  names: [card.name, ...card.alsoNamed],
  isPlain: card.abilities.length === 0 && card.keywords.length === 0 && !card.trigger,
});
