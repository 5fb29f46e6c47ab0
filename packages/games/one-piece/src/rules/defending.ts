import { type Message, type Offer, type Spelling, spelledOffer } from "@riposte/kernel";
import type { Context } from "../context.js";
import type { OnePiece, OpMatch } from "../declared.js";
import {
  cardOf,
  fieldOf,
  fighterPlace,
  fightersOf,
  findCard,
  handToChoose,
  otherSeat,
  placeOf,
  sideOf,
  tableOf,
} from "../table/lookup.js";
import { counterOf, hasKeyword, isBarred, isForbidden, powerOf } from "../table/stats.js";

/** Once, an active card with Blocker other than the target (rules 7). */
export const blockOffers = (context: Context) => ({
  // what lies on the field is open, so public information alone tells who could block
  possible: () => false,
  prompt: (_subject: unknown, _seat: number, match: OpMatch) => asking(context, match, "op:block"),
  options(_subject: unknown, seat: number, match: OpMatch): readonly Offer[] {
    const { battle } = tableOf(match);
    if (battle === null || battle.blocked || seat === battle.seat) return [];
    if (hasKeyword(context, match, battle.attacker, "Unblockable") || isBarred(match, seat, "block", battle.attacker))
      return [];
    return fieldOf(match, seat)
      .filter((card) => isBlocker(context, match, card, battle.attacker, battle.target))
      .map((card) => {
        const { name } = context.info(cardOf(match, card).code);
        return spelledOffer(`block:${card}`, blocking, { card, name, at: placeOf(match, card) });
      });
  },
});

const blocking: Spelling<OnePiece, { readonly card: number; readonly name: string; readonly at: string }> = {
  label: ({ name, at }) => ({ id: "op:block-with", params: { name, at } }),
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
  return !isForbidden(match, card, "beRested");
}

/** Any number of Characters with a counter value from the hand, each for any own Leader or Character. */
export const counterOffers = (context: Context) => ({
  possible: (_subject: unknown, seat: number, match: OpMatch): boolean =>
    tableOf(match).battle?.seat === otherSeat(seat) && sideOf(match, seat).hand.length > 0,
  prompt: (_subject: unknown, _seat: number, match: OpMatch) => asking(context, match, "op:counter"),
  options(_subject: unknown, seat: number, match: OpMatch): readonly Offer[] {
    if (tableOf(match).battle?.seat !== otherSeat(seat) || isBarred(match, seat, "counter")) return [];
    const offers: Offer[] = [];
    const fighters = fightersOf(match, seat);
    for (const card of handToChoose(match, seat)) {
      const amount = counterOf(context, match, card);
      if (amount === null) continue;
      const { name } = context.info(cardOf(match, card).code);
      for (const [place, target] of fighters.entries()) {
        const about = { card, name, amount, target, against: context.info(cardOf(match, target).code).name, place };
        offers.push(spelledOffer(`counter:${card}:${target}`, countering, about));
      }
    }
    return offers;
  },
});

const countering: Spelling<
  OnePiece,
  {
    readonly card: number;
    readonly name: string;
    readonly amount: number;
    readonly target: number;
    readonly against: string;
    readonly place: number;
  }
> = {
  label: ({ name, amount, against, place }) => ({
    id: "op:counter-with",
    params: { name, amount, target: against, at: fighterPlace(place) },
  }),
  effects: ({ card, target }) => [{ type: "battle:counter", card, target }],
};
