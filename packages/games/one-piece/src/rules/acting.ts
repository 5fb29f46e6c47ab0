import { effectsOf, type Offer, type Spelling, spelledOffer } from "@riposte/kernel";
import type { Context } from "../context.js";
import type { OnePiece, OpMatch } from "../declared.js";
import { cardOf, fighterPlace, fightersOf, handToChoose, sideOf, tableOf } from "../table/lookup.js";
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

const playing: Spelling<OnePiece, { readonly card: number; readonly name: string; readonly cost: number }> = {
  label: ({ name, cost }) => ({ id: "op:play", params: { name, cost } }),
  effects: ({ card, cost }) => [{ type: "card:buy", card, cost }, settleEffects],
};

function offerPlays(context: Context, match: OpMatch, seat: number, offers: Offer[]): void {
  const { don } = sideOf(match, seat);
  for (const card of handToChoose(match, seat)) {
    const { kind, name } = infoOf(context, match, card);
    if (kind !== "Character" && kind !== "Stage") continue;
    const cost = costOf(context, match, card);
    if (cost > don.active || !mayPlay(context, match, card, true)) continue;
    offers.push(spelledOffer(`play:${card}`, playing, { card, name, cost }));
  }
}

/** Which of a player's Leader and Characters, by its place among them. */
interface Fighter {
  readonly card: number;
  readonly name: string;
  readonly place: number;
}

const giving: Spelling<OnePiece, Fighter & { readonly seat: number }> = {
  label: ({ name, place }) => ({ id: "op:give", params: { name, at: fighterPlace(place) } }),
  effects: ({ seat, card }) => [{ type: "don:give", seat, card, count: 1, from: "active" }, settleEffects],
};

function offerGifts(context: Context, match: OpMatch, seat: number, offers: Offer[]): void {
  if (sideOf(match, seat).don.active === 0 || isBarred(match, seat, "giveDon")) return;
  const fighters = fightersOf(match, seat);
  for (let place = 0; place < fighters.length; place++) {
    const card = fighters[place] as number;
    const { name } = infoOf(context, match, card);
    offers.push(spelledOffer(`give:${card}`, giving, { seat, card, name, place }));
  }
}

const attacking: Spelling<OnePiece, { readonly by: Fighter; readonly target: Fighter }> = {
  label: ({ by, target }) => ({
    id: "op:attack",
    params: {
      attacker: by.name,
      attackerAt: fighterPlace(by.place),
      target: target.name,
      targetAt: fighterPlace(target.place),
    },
  }),
  effects: ({ by, target }) => [effects.call("battle", { attacker: by.card, target: target.card })],
};

function offerAttacks(context: Context, match: OpMatch, seat: number, offers: Offer[]): void {
  for (const { attacker, targets } of attacksOf(context, match, seat)) {
    const by = fighterOf(context, match, attacker);
    for (const target of targets)
      offers.push(
        spelledOffer(`attack:${attacker}:${target}`, attacking, { by, target: fighterOf(context, match, target) }),
      );
  }
}

function fighterOf(context: Context, match: OpMatch, card: number): Fighter {
  const { code, owner } = cardOf(match, card);
  const { characters } = sideOf(match, owner);
  return { card, name: context.info(code).name, place: characters.indexOf(card) + 1 };
}
