import { chanceOfOne, drawChances } from "@riposte/kernel/chance";
import type { CardInfo, Context } from "../context.js";
import type { Kind } from "../facts/card.js";
import type { Deck } from "./deck.js";

/** So many cards of the deck, and how likely at least one of them is in the first hand. */
export interface HandOdds {
  readonly count: number;
  /** In the five cards drawn. */
  readonly first: number;
  /** When a hand without one is returned once. */
  readonly mulligan: number;
}

/** A deck in numbers; every chance is exact. */
export interface DeckStats {
  readonly size: number;
  /** Card numbers in the deck that are not among the known cards. */
  readonly missing: readonly string[];
  readonly kinds: Readonly<Record<Exclude<Kind, "Leader">, number>>;
  readonly averageCost: number;
  /** How many cards cost so much, from 0 to the dearest. */
  readonly curve: readonly number[];
  /** By counter value; 0 are cards that cannot counter with a value. */
  readonly counters: readonly { readonly value: number; readonly count: number }[];
  readonly counterEvents: number;
  readonly hand: {
    readonly anyCounter: HandOdds;
    readonly counter2000: HandOdds;
    /** Something to play on the first turn: cost 1 or less for who goes first, 2 or less for the other. */
    readonly firstTurn: HandOdds;
    readonly secondTurn: HandOdds;
    readonly cards: readonly (HandOdds & { readonly id: string; readonly name: string })[];
  };
  readonly life: {
    readonly cards: number;
    readonly triggers: number;
    /** The chance of 0, 1, 2 … Triggers among the Life cards. */
    readonly chances: readonly number[];
    readonly atLeastOne: number;
    readonly expected: number;
  };
}

const HAND = 5;

/** The numbers of a deck: curve, counters, what the first hand holds, and Triggers in Life. Cards that are not known count as cards. */
export function deckStats(context: Context, deck: Deck): DeckStats {
  const entries = Object.entries(deck.cards);
  const known = entries.flatMap(([id, count]) => {
    const card = context.cards.get(id);
    return card === undefined ? [] : [{ card, count }];
  });
  const size = entries.reduce((sum, [, count]) => sum + count, 0);
  const countOf = (isMeant: (card: CardInfo) => boolean) =>
    known.reduce((sum, { card, count }) => sum + (isMeant(card) ? count : 0), 0);
  const odds = (count: number): HandOdds => ({
    count,
    first: chanceOfOne(count, { drawn: HAND, deck: size }),
    mulligan: chanceOfOne(count, { drawn: HAND, deck: size, mulligan: true }),
  });
  const costs = known.map(({ card }) => card.cost ?? 0);
  const spent = known.reduce((sum, { card, count }) => sum + (card.cost ?? 0) * count, 0);
  const counted = countOf(() => true);
  const values = [...new Set(known.map(({ card }) => card.counter ?? 0))].sort((one, other) => one - other);
  const triggers = countOf(({ trigger }) => trigger);
  const life = context.cards.get(deck.leader)?.life ?? 0;
  const chances = drawChances(triggers, life, size);
  return {
    size,
    missing: entries.flatMap(([id]) => (context.cards.has(id) ? [] : [id])),
    kinds: {
      Character: countOf(({ kind }) => kind === "Character"),
      Event: countOf(({ kind }) => kind === "Event"),
      Stage: countOf(({ kind }) => kind === "Stage"),
    },
    averageCost: counted === 0 ? 0 : spent / counted,
    curve: Array.from({ length: Math.max(-1, ...costs) + 1 }, (_, cost) =>
      countOf((card) => (card.cost ?? 0) === cost),
    ),
    counters: values.map((value) => ({ value, count: countOf((card) => (card.counter ?? 0) === value) })),
    counterEvents: countOf((card) => card.kind === "Event" && hasCounterEffect(card)),
    hand: {
      anyCounter: odds(countOf(({ counter }) => (counter ?? 0) > 0)),
      counter2000: odds(countOf(({ counter }) => (counter ?? 0) >= 2000)),
      firstTurn: odds(countOf((card) => isPlayable(card, 1))),
      secondTurn: odds(countOf((card) => isPlayable(card, 2))),
      cards: known.map(({ card, count }) => ({ id: card.id, name: card.name, ...odds(count) })),
    },
    life: {
      cards: life,
      triggers,
      chances,
      atLeastOne: 1 - (chances[0] ?? 1),
      expected: size === 0 ? 0 : (life * triggers) / size,
    },
  };
}

const isPlayable = ({ kind, cost = 0 }: CardInfo, don: number): boolean => kind !== "Event" && cost <= don;

const hasCounterEffect = ({ abilities }: CardInfo): boolean =>
  abilities.some((ability) => [(ability as { readonly timing?: unknown }).timing].flat().includes("counter"));
