import { call, type Offer, openWindow } from "@riposte/kernel";
import type { Context } from "../context.js";
import type { OpMatch } from "../declared.js";
import { cardOf, fightersOf, handToChoose, placeOf, sideOf, tableOf } from "../table/lookup.js";
import { costOf } from "../table/stats.js";
import { attacksOf } from "./attacking.js";
import { mayPlay } from "./playing.js";

/** After every action the effects it triggered resolve. */
export const settleEffects = openWindow("effects:waiting", {});

/** What the turn player may do in the Main Phase: play, give DON!!, attack; the end of the turn is passing (rules 4). */
export const actingOffers =
  (context: Context) =>
  (_subject: unknown, seat: number, match: OpMatch): readonly Offer[] => {
    if (seat !== tableOf(match).active) return [];
    return [...plays(context, match, seat), ...gifts(context, match, seat), ...attacks(context, match, seat)];
  };

function plays(context: Context, match: OpMatch, seat: number): readonly Offer[] {
  const { don } = sideOf(match, seat);
  const offers: Offer[] = [];
  for (const card of handToChoose(match, seat)) {
    const { kind, name } = context.info(cardOf(match, card).code);
    if (kind !== "Character" && kind !== "Stage") continue;
    const cost = costOf(context, match, card);
    if (cost > don.active || !mayPlay(context, match, card, true)) continue;
    offers.push(
      match.offer({
        key: `play:${card}`,
        label: { id: "op:play", params: { name, cost } },
        effects: [{ type: "card:buy", card, cost }, settleEffects],
      }),
    );
  }
  return offers;
}

function gifts(context: Context, match: OpMatch, seat: number): readonly Offer[] {
  if (sideOf(match, seat).don.active === 0) return [];
  return fightersOf(match, seat).map((card) =>
    match.offer({
      key: `give:${card}`,
      label: { id: "op:give", params: { name: context.info(cardOf(match, card).code).name, at: placeOf(match, card) } },
      effects: [{ type: "don:give", seat, card, count: 1, from: "active" }, settleEffects],
    }),
  );
}

function attacks(context: Context, match: OpMatch, seat: number): readonly Offer[] {
  const nameOf = (id: number) => context.info(cardOf(match, id).code).name;
  return attacksOf(context, match, seat).flatMap(({ attacker, targets }) =>
    targets.map((target) =>
      match.offer({
        key: `attack:${attacker}:${target}`,
        label: {
          id: "op:attack",
          params: {
            attacker: nameOf(attacker),
            attackerAt: placeOf(match, attacker),
            target: nameOf(target),
            targetAt: placeOf(match, target),
          },
        },
        effects: [call("battle", { attacker, target })],
      }),
    ),
  );
}
