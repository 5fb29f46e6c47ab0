import { cardOf, findCard, type OnePiece, otherSeat } from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";
import type { Happening } from "../language/event-pattern.js";
import type { Happened } from "../language/happened.js";

type Facts = OnePiece["events"];

interface Told<K extends keyof Facts> {
  readonly happenings: readonly Happening[];
  tell(event: Facts[K], match: OaMatch): readonly Happened[];
}

function tells<K extends keyof Facts>(
  happening: Happening,
  tell: (event: Facts[K], match: OaMatch) => readonly Omit<Happened, "event">[],
): Told<K> {
  return {
    happenings: [happening],
    tell: (fact, match) => tell(fact, match).map((happened) => ({ event: happening, ...happened })),
  };
}

/** The game's facts in the words of patterns: the happening each tells of, and how. */
export const HAPPENING = {
  "card:played": tells("played", ({ card, seat, from, cause }) => [{ seat, cards: [card], ...did(cause), from }]),
  // before blockers and counters, whichever words a card has for it (rules 7)
  "attack:declared": {
    happenings: ["attacked", "defended"],
    tell: ({ attacker, target, seat }) => [
      { event: "attacked", seat, cards: [attacker], other: [target], by: seat },
      { event: "defended", seat: otherSeat(seat), cards: [target], other: [attacker], by: seat },
    ],
  },
  "attack:blocked": tells("blocked", ({ attacker, blocker, seat }) => [
    { seat, cards: [blocker], other: [attacker], by: seat },
  ]),
  "card:dying": tells("koed", ({ card, seat, cause }) => [{ seat, cards: [card], ...did(cause) }]),
  "cards:leaving": tells("left", ({ cards, to, cause }, match) =>
    [0, 1].flatMap((seat) => {
      const own = cards.filter((id) => cardOf(match, id).owner === seat);
      return own.length === 0 ? [] : [{ seat, cards: own, count: own.length, to, ...did(cause) }];
    }),
  ),
  "cards:rested": tells("rested", ({ cards, cause }, match) =>
    cards.map((card) => ({ seat: cardOf(match, card).owner, cards: [card], ...did(cause) })),
  ),
  "event:activated": tells("eventActivated", ({ card, seat }) => [{ seat, cards: [card], by: seat }]),
  "trigger:used": tells("triggerActivated", ({ card, seat }) => [{ seat, cards: [card], by: seat }]),
  // each of the two fought the other
  "battle:ended": tells("battled", ({ attacker, battled, seat, fought }) =>
    !fought || battled === null
      ? []
      : [
          { seat, cards: [attacker], other: [battled], by: seat },
          { seat: otherSeat(seat), cards: [battled], other: [attacker], by: seat },
        ],
  ),
  "damage:dealt": tells("damageDealt", ({ seat, count, cause }) => [
    { seat, cards: cause.source === undefined ? [] : [cause.source], ...did(cause), count },
  ]),
  "life:lost": tells("lifeLost", ({ seat, count, left, cause }) => [{ seat, cards: [], ...did(cause), count, left }]),
  "life:taken": tells("lifeTaken", ({ seat, count, cause }) => [{ seat, cards: [], ...did(cause), count }]),
  "don:returned": tells("donReturned", ({ seat, count, cause }) => [{ seat, cards: [], ...did(cause), count }]),
  "don:given": tells("donGiven", ({ seat, card, count }) => [{ seat, cards: [card], by: seat, count }]),
  "cards:drawn": tells("drew", ({ seat, cards, cause }) => [{ seat, cards: [], ...did(cause), count: cards.length }]),
  "cards:trashed-from-hand": tells("handTrashed", ({ seat, count, cause }) => [
    { seat, cards: [], ...did(cause), count },
  ]),
} satisfies { readonly [K in keyof Facts]?: Told<K> };

/** The same to be kept: with the numbers of the cards, which may be gone when a handler asks. */
export const keepable = (happened: Happened, match: OaMatch): Happened => ({
  ...happened,
  codes: happened.cards.map((id) => findCard(match, id)?.code ?? ""),
});

const did = ({ kind, seat, source }: Facts["card:dying"]["cause"]) => ({
  by: seat,
  cause: kind,
  ...(source !== undefined && { source }),
});
