import {
  cancel,
  choose,
  definePlugin,
  end,
  type Match,
  type Offer,
  type Plugin,
  type Reads,
  shuffle,
} from "@riposte/kernel";
import { cratesOf, DECK, HAND, STORM } from "./cards.js";
import { declared, type Harbour, Setup } from "./declared.js";
import { harbourMachine } from "./machines/harbour.js";
import { messages } from "./messages.js";

/** A game of ships that land and storms that keep them out; a storm can be answered with a storm. */
export const harbour: Plugin<Harbour> = definePlugin<Harbour>(declared, {
  messages,
  effects: {
    "harbour:deal": (slice, _effect, match) => {
      const cards = drawnFrom(DECK, match);
      slice.round += 1;
      slice.hands = slice.hands.map((_, seat) => cards.slice(seat * HAND, (seat + 1) * HAND));
      for (const [seat, fleet] of slice.fleets.entries())
        if (fleet.length > 0) slice.hands[seat] = drawnFrom(fleet, match).slice(0, HAND);
      slice.deck = cards.slice(slice.hands.length * HAND);
      slice.quays = slice.quays.map(() => []);
      slice.sunk = [];
      match.reveal();
      match.publish("harbour:round-began", { round: slice.round });
    },
    "harbour:sail": (slice, { seat, card }, match) => {
      take(slice, seat, card, match);
      match.publish("harbour:sailed", { seat, card });
      if (card === STORM) match.own(slice, "sunk").push(card);
      else match.queue({ type: "harbour:land", seat, card });
      match.queue({ type: "harbour:pass-turn", seat });
    },
    "harbour:land": (slice, { seat, card }, match) => {
      match.own(match.own(slice, "quays"), seat).push(card);
      match.publish("harbour:landed", { seat, card });
    },
    "harbour:call-storm": (slice, { seat, frame }, match) => {
      take(slice, seat, STORM, match);
      match.own(slice, "sunk").push(STORM);
      match.publish("harbour:stormed", { seat });
      match.queue({ type: "harbour:storm", seat, frame });
    },
    "harbour:storm": (_slice, { frame }, match) => match.queue(cancel(frame)),
    "harbour:pass-turn": (slice, { seat }) => {
      slice.active = (seat + 1) % slice.hands.length;
    },
    "harbour:count": (slice, _effect, match) => {
      for (const [seat, quay] of slice.quays.entries()) {
        const crates = quay.reduce((sum, card) => sum + cratesOf(card), 0);
        const all = match.own(slice, "crates");
        all[seat] = (all[seat] ?? 0) + crates;
        match.publish("harbour:counted", { seat, crates });
      }
    },
  },
  questions: {
    "harbour:turn": {
      prompt: { id: "harbour:turn" },
      publicName: "harbour:turn",
      choices: ({ seat }, match) =>
        choose.one([...new Set(handOf(match, seat))].map((card) => ({ key: card, label: labelOf(card) }))),
      answer: (card, { seat }, match) => match.queue({ type: "harbour:sail", seat, card: card as string }),
      // a seat with an empty hand has no turn
      ifNone: "skip",
      own: true,
    },
  },
  offer: {
    "harbour:landing": {
      possible: ({ seat: owner }, seat, match) => seat !== owner && handOf(match, seat).length > 0,
      options: ({ seat: owner }, seat, match) => (seat === owner ? [] : stormsOf(seat, match)),
    },
    "harbour:storming": {
      possible: ({ seat: caller }, seat, match) => seat !== caller && handOf(match, seat).length > 0,
      options: ({ seat: caller }, seat, match) => (seat === caller ? [] : stormsOf(seat, match)),
    },
  },
  procedures: { harbour: harbourMachine },
  actions: {
    askActive: (match) => {
      const { active } = match.slices.harbour;
      if (handOf(match, active).length > 0) match.ask("harbour:turn", active);
      else match.queue({ type: "harbour:pass-turn", seat: active });
    },
    endMatch: (match) => {
      const { crates } = match.slices.harbour;
      const most = Math.max(...crates);
      match.queue(end({ winners: crates.flatMap((count, seat) => (count === most ? [seat] : [])), crates }));
    },
  },
  guards: {
    isRoundOver: ({ slices }) => slices.harbour.hands.every((hand) => hand.length === 0),
    isLastRound: ({ slices: { harbour } }) => harbour.round >= harbour.rounds,
  },
  game: {
    main: "harbour",
    setupSchema: Setup,
    seats: ({ players }: Setup) => players,
    order: ({ slices: { harbour } }) =>
      harbour.hands.map((_, place) => (harbour.active + place) % harbour.hands.length),
    resign: (seat, match) =>
      match.queue(
        end({
          winners: match.slices.harbour.hands.flatMap((_, other) => (other === seat ? [] : [other])),
          resigned: seat,
        }),
      ),
  },
  invariants: ({ slices: { harbour } }) => {
    const { deck, hands, quays, sunk, round } = harbour;
    const count = [deck, ...hands, ...quays, sunk].reduce((sum, cards) => sum + cards.length, 0);
    return round > 0 && count > DECK.length ? [`there are ${count} cards, more than ${DECK.length}`] : [];
  },
});

const handOf = ({ slices }: Reads<Harbour>, seat: number): readonly string[] => slices.harbour.hands[seat] ?? [];

/** The cards in an order of chance. */
const drawnFrom = (cards: readonly string[], match: Match<Harbour>): string[] =>
  match.chance("deck", shuffle(cards.length)).map((place) => cards[place] as string);

const labelOf = (card: string) => (card === STORM ? { id: "harbour:throw" } : { id: "harbour:play", params: { card } });

/** A storm keeps from happening what waits: a ship that is about to land, or another storm. */
function stormsOf(seat: number, match: Match<Harbour>): readonly Offer[] {
  const pending = match.pending();
  if (pending === undefined || !handOf(match, seat).includes(STORM)) return [];
  const { frame } = pending;
  return [
    match.offer({
      key: STORM,
      label: { id: "harbour:call-storm" },
      kind: "cancel",
      effects: [{ type: "harbour:call-storm", seat, frame }],
    }),
  ];
}

function take(slice: Harbour["slice"], seat: number, card: string, match: Match<Harbour>): void {
  const hand = match.own(match.own(slice, "hands"), seat);
  hand.splice(hand.indexOf(card), 1);
}
