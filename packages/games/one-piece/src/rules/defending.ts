import { type Message, type Offer, type Spelling, spelledOffer } from "@riposte/kernel";
import type { Context } from "../context.js";
import type { OnePiece, OpMatch } from "../declared.js";
import { say } from "../messages.js";
import {
  cardOf,
  fieldOf,
  fighterIn,
  fighterPlace,
  findCard,
  isFirstCopy,
  otherSeat,
  placeOf,
  sideOf,
  tableOf,
} from "../table/lookup.js";
import { counterOf, hasKeyword, isBarred, isForbidden, mayRest, powerOf } from "../table/stats.js";

/** Once, an active card with Blocker other than the target (rules 7). */
export const blockOffers = (context: Context) => ({
  // what lies on the field is open, so public information alone tells who could block
  possible: () => false,
  prompt: (_subject: unknown, _seat: number, match: OpMatch) => asking(context, match, "op:block"),
  options(_subject: unknown, seat: number, match: OpMatch): readonly Offer[] {
    const { battle } = tableOf(match);
    if (battle === null || battle.blocked || seat === battle.seat) return NOTHING;
    const { attacker, target } = battle;
    let offers: Offer[] | undefined;
    for (const card of fieldOf(match, seat)) {
      if (!isBlocker(context, match, card, attacker, target)) continue;
      const { name } = context.info(cardOf(match, card).code);
      offers ??= [];
      offers.push(spelledOffer(`block:${card}`, blocking, { card, name, at: placeOf(match, card) }));
    }
    // asked last: mostly no card could block
    return offers === undefined || isUnblockable(context, match, attacker, seat) ? NOTHING : offers;
  },
});

const NOTHING: readonly Offer[] = [];

const isUnblockable = (context: Context, match: OpMatch, attacker: number, seat: number): boolean =>
  hasKeyword(context, match, attacker, "Unblockable") || isBarred(match, seat, "block", attacker);

const blocking: Spelling<OnePiece, { readonly card: number; readonly name: string; readonly at: string }> = {
  label: ({ name, at }) => say("op:block-with", { name, at }),
  effects: ({ card }) => [{ type: "battle:block", card }],
};

/** Who attacks whom, with what power as it is now; nothing of it once one of them has left the field. */
function asking(context: Context, match: OpMatch, id: string): Message | undefined {
  const { battle } = tableOf(match);
  if (battle === null) return undefined;
  const { attacker, target } = battle;
  if (findCard(match, attacker) === undefined || findCard(match, target) === undefined) return undefined;
  const nameOf = (card: number) => context.info(cardOf(match, card).code).name;
  const power = powerOf(context, match, attacker);
  const against = powerOf(context, match, target);
  return { id, params: { attacker: nameOf(attacker), power, target: nameOf(target), against } };
}

function isBlocker(context: Context, match: OpMatch, card: number, attacker: number, target: number): boolean {
  if (card === target || cardOf(match, card).rested) return false;
  if (!hasKeyword(context, match, card, "Blocker") || isForbidden(match, card, "block", { other: attacker }))
    return false;
  return mayRest(match, card);
}

/** Any number of Characters with a counter value from the hand, each for any own Leader or Character. */
export const counterOffers = (context: Context, spelling = countering(context)) => ({
  possible: (_subject: unknown, seat: number, match: OpMatch): boolean =>
    tableOf(match).battle?.seat === otherSeat(seat) && sideOf(match, seat).hand.length > 0,
  prompt: (_subject: unknown, _seat: number, match: OpMatch) => asking(context, match, "op:counter"),
  options(_subject: unknown, seat: number, match: OpMatch): readonly Offer[] {
    if (tableOf(match).battle?.seat !== otherSeat(seat) || isBarred(match, seat, "counter")) return [];
    const offers: Offer[] = [];
    const side = sideOf(match, seat);
    const { hand, characters } = side;
    for (let at = 0; at < hand.length; at++) {
      if (!isFirstCopy(match, hand, at)) continue;
      const card = hand[at] as number;
      const amount = counterOf(context, match, card);
      if (amount === null) continue;
      const { code } = cardOf(match, card);
      for (let place = 0; place <= characters.length; place++) {
        const target = fighterIn(side, place);
        const against = cardOf(match, target).code;
        offers.push(spelledOffer(null, spelling, { card, code, amount, target, against, place }));
      }
    }
    return offers;
  },
});

interface Countering {
  readonly card: number;
  readonly code: string;
  readonly amount: number;
  readonly target: number;
  /** The target's card number. */
  readonly against: string;
  readonly place: number;
}

const countering = ({ info }: Context): Spelling<OnePiece, Countering> => ({
  key: ({ card, target }) => `counter:${card}:${target}`,
  label: ({ code, amount, against, place }) =>
    say("op:counter-with", { name: info(code).name, amount, target: info(against).name, at: fighterPlace(place) }),
  effects: ({ card, target }) => [{ type: "battle:counter", card, target }],
});
