import type { Message, Offer } from "@riposte/kernel";
import type { Context } from "../context.js";
import type { OpMatch } from "../declared.js";
import {
  cardOf,
  fieldOf,
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
      .map((card) =>
        match.offer({
          key: `block:${card}`,
          label: {
            id: "op:block-with",
            params: { name: context.info(cardOf(match, card).code).name, at: placeOf(match, card) },
          },
          effects: [{ type: "battle:block", card }],
        }),
      );
  },
});

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
    for (const card of handToChoose(match, seat)) {
      const amount = counterOf(context, match, card);
      if (amount === null) continue;
      const { name } = context.info(cardOf(match, card).code);
      for (const target of fightersOf(match, seat)) {
        const at = placeOf(match, target);
        const params = { name, amount, target: context.info(cardOf(match, target).code).name, at };
        offers.push(
          match.offer({
            key: `counter:${card}:${target}`,
            label: { id: "op:counter-with", params },
            effects: [{ type: "battle:counter", card, target }],
          }),
        );
      }
    }
    return offers;
  },
});
