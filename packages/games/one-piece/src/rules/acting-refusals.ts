import type { Key, Message } from "@riposte/kernel";
import type { Context } from "../context.js";
import type { OpMatch } from "../declared.js";
import { say } from "../messages.js";
import { cardOf, fightersOf, otherSeat, placeOf, sideOf, tableOf } from "../table/lookup.js";
import { costOf, isBarred } from "../table/stats.js";
import { isTooNew, targetsOf } from "./attacking.js";
import { mayPlay } from "./playing.js";

interface Refused {
  readonly key: Key;
  readonly reason: Message;
}

/** Why the turn player cannot play a card of the hand, or attack with a card in play. */
export const actingRefusals =
  (context: Context) =>
  (_subject: unknown, seat: number, match: OpMatch): readonly Refused[] =>
    seat === tableOf(match).active ? [...unplayable(context, match, seat), ...idle(context, match, seat)] : [];

function unplayable(context: Context, match: OpMatch, seat: number): readonly Refused[] {
  const { hand, don } = sideOf(match, seat);
  return hand.flatMap((card) => {
    const { kind, name } = context.info(cardOf(match, card).code);
    const key = `${kind === "Event" ? "event" : "play"}:${card}`;
    const cost = costOf(context, match, card);
    if (cost > don.active) return [{ key, reason: say("op:too-dear", { name, cost, active: don.active }) }];
    if (kind !== "Event" && !mayPlay(context, match, card, true))
      return [{ key, reason: say("op:may-not-play", { name }) }];
    return [];
  });
}

function idle(context: Context, match: OpMatch, seat: number): readonly Refused[] {
  const { leader } = sideOf(match, otherSeat(seat));
  return fightersOf(match, seat).flatMap((attacker) => {
    const why = reasonOf(context, match, seat, attacker);
    if (why === undefined) return [];
    const { name } = context.info(cardOf(match, attacker).code);
    return [
      { key: `attack:${attacker}:${leader}`, reason: { id: why, params: { name, at: placeOf(match, attacker) } } },
    ];
  });
}

function reasonOf(context: Context, match: OpMatch, seat: number, attacker: number): string | undefined {
  if (sideOf(match, seat).turns < 2) return "op:first-turn";
  if (cardOf(match, attacker).rested) return "op:is-rested";
  if (isTooNew(context, match, attacker)) return "op:is-new";
  const isFree = !isBarred(match, seat, "attack") && targetsOf(context, match, attacker).length > 0;
  return isFree ? undefined : "op:may-not-attack";
}
