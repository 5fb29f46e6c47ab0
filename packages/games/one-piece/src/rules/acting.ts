import { effectsOf, type Offer } from "@riposte/kernel";
import type { Context } from "../context.js";
import type { OnePiece, OpMatch } from "../declared.js";
import { fightersOf, handToChoose, placeOf, sideOf, tableOf } from "../table/lookup.js";
import { costOf, infoOf, isBarred } from "../table/stats.js";
import { attacksOf } from "./attacking.js";
import { mayPlay } from "./playing.js";

const effects = effectsOf<OnePiece>();

/** After every action the effects it triggered resolve. */
export const settleEffects = effects.open("effects:waiting", {});

/** What the turn player may do in the Main Phase: play, give DON!!, attack; the end of the turn is passing (rules 4). */
export const actingOffers =
  (context: Context) =>
  (_subject: unknown, seat: number, match: OpMatch): readonly Offer[] => {
    // one list for all: this is asked more often than anything else
    const offers: Offer[] = [];
    if (seat !== tableOf(match).active) return offers;
    offerPlays(context, match, seat, offers);
    offerGifts(context, match, seat, offers);
    offerAttacks(context, match, seat, offers);
    return offers;
  };

function offerPlays(context: Context, match: OpMatch, seat: number, offers: Offer[]): void {
  const { don } = sideOf(match, seat);
  for (const card of handToChoose(match, seat)) {
    const { kind, name } = infoOf(context, match, card);
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
}

function offerGifts(context: Context, match: OpMatch, seat: number, offers: Offer[]): void {
  if (sideOf(match, seat).don.active === 0 || isBarred(match, seat, "giveDon")) return;
  for (const card of fightersOf(match, seat)) {
    const { name } = infoOf(context, match, card);
    offers.push(
      match.offer({
        key: `give:${card}`,
        label: { id: "op:give", params: { name, at: placeOf(match, card) } },
        effects: [{ type: "don:give", seat, card, count: 1, from: "active" }, settleEffects],
      }),
    );
  }
}

function offerAttacks(context: Context, match: OpMatch, seat: number, offers: Offer[]): void {
  for (const { attacker, targets } of attacksOf(context, match, seat)) {
    const by = infoOf(context, match, attacker).name;
    const attackerAt = placeOf(match, attacker);
    for (const target of targets) {
      const params = {
        attacker: by,
        attackerAt,
        target: infoOf(context, match, target).name,
        targetAt: placeOf(match, target),
      };
      offers.push(
        match.offer({
          key: `attack:${attacker}:${target}`,
          label: { id: "op:attack", params },
          effects: [effects.call("battle", { attacker, target })],
        }),
      );
    }
  }
}
