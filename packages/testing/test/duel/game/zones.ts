import { type Behaviour, choose, type Match, type Question, type Reads, shuffle } from "@riposte/kernel";
import type { Duel, Slice } from "./declaration.js";
import type { Zones } from "./table.js";

/** The cards of a seat. */
export const zonesOf = ({ slices }: Reads<Duel>, seat: number) => slices.duel.zones[seat] as Readonly<Zones>;

type Effects = Behaviour<Duel>["effects"];

/** What happens to cards: a deck is known to no seat, a hand to its seat, a discard pile to all. */
export const zoneEffects = (hand: readonly number[]) =>
  ({
    "duel:deal": (slice, _effect, match) => {
      for (const seat of slice.zones.keys()) {
        const zones = owned(slice, seat, match);
        const order = match.chance("deck", shuffle(zones.deck.length));
        zones.deck = order.map((place) => zones.deck[place] as string);
        match.queue({ type: "duel:draw", seat, amount: hand[seat] ?? 0 });
      }
    },
    "duel:draw": (slice, { seat, amount }, match) => {
      const zones = owned(slice, seat, match);
      const cards = zones.deck.slice(0, amount);
      if (cards.length === 0) return;
      zones.deck = zones.deck.slice(cards.length);
      zones.hand = [...zones.hand, ...cards];
      match.reveal();
      match.publish("duel:drawn", { seat, cards });
    },
    "duel:discard": (slice, { seat, card }, match) => {
      const zones = owned(slice, seat, match);
      zones.hand = without(zones.hand, card);
      zones.discard = [...zones.discard, card];
      match.publish("duel:discarded", { seat, card });
    },
    "duel:exchange": (slice, { seat, places }, match) => {
      const zones = owned(slice, seat, match);
      const back = places.map((place) => zones.hand[place] as string);
      zones.hand = zones.hand.filter((_, place) => !places.includes(place));
      zones.deck = [...zones.deck, ...back];
      match.queue({ type: "duel:draw", seat, amount: back.length });
    },
    "duel:stack": (slice, { seat, cards }, match) => {
      const zones = owned(slice, seat, match);
      zones.deck = [...cards, ...zones.deck.slice(cards.length)];
    },
    "duel:recover": (slice, { seat, card }, match) => {
      const zones = owned(slice, seat, match);
      zones.discard = without(zones.discard, card);
      zones.hand = [...zones.hand, card];
    },
  }) satisfies Partial<Effects>;

/** Before the first round a seat puts up to two cards under its deck and draws as many. */
export const mulligan: Question<Duel> = {
  prompt: { id: "duel:mulligan" },
  publicName: "duel:mulligan",
  ifNone: "skip",
  choices: ({ seat }, match) =>
    choose.several(
      zonesOf(match, seat).hand.map((card, place) => ({ key: place, label: { id: `card:${card}` } })),
      { max: 2 },
    ),
  answer: (answer, { seat }, match) => {
    const places = answer as readonly number[];
    if (places.length > 0) match.queue({ type: "duel:exchange", seat, places: [...places] });
  },
};

/** Cards move between zones and are never lost. */
export const zoneInvariants = ({ slices: { duel } }: Reads<Duel>, decks: readonly (readonly string[])[]) =>
  duel.zones.flatMap(({ deck, hand, discard }, seat) => {
    const now = [...deck, ...hand, ...discard].sort().join(" ");
    const before = [...(decks[seat] ?? [])].sort().join(" ");
    return now === before ? [] : [`seat ${seat} has the cards ${now}, not ${before}`];
  });

const owned = (slice: Slice, seat: number, match: Match<Duel>): Zones =>
  match.own(match.own(slice, "zones"), seat) as Zones;

function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return cards.filter((_, place) => place !== at);
}
