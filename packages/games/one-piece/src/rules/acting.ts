import { effectsOf, type Offer, type Spelling, spelledOffer } from "@riposte/kernel";
import type { Context } from "../context.js";
import type { OnePiece, OpMatch } from "../declared.js";
import { say } from "../messages.js";
import { cardOf, fighterIn, fighterPlace, isFirstCopy, otherSeat, sideOf, tableOf } from "../table/lookup.js";
import { costOf, isBarred } from "../table/stats.js";
import { isAttacking, isReady, isTarget } from "./attacking.js";
import { mayPlayKind } from "./playing.js";

const effects = effectsOf<OnePiece>();

/** After every action the effects it triggered resolve. */
export const settleEffects = effects.open("effects:waiting", {});

/** What the turn player may do in the Main Phase: play, give DON!!, attack; the end of the turn is passing (rules 4). */
export function actingOffers(context: Context) {
  const spellings = { playing: playing(context), giving: giving(context), attacking: attacking(context) };
  return (_subject: unknown, seat: number, match: OpMatch): readonly Offer[] => {
    // one list for all: this is asked more often than anything else
    const offers: Offer[] = [];
    if (seat !== tableOf(match).active) return offers;
    offerPlays(context, match, seat, offers, spellings.playing);
    offerGifts(match, seat, offers, spellings.giving);
    offerAttacks(context, match, seat, offers, spellings.attacking);
    return offers;
  };
}

interface Play {
  readonly card: number;
  readonly code: string;
  readonly cost: number;
}

const playing = ({ info }: Context): Spelling<OnePiece, Play> => ({
  key: ({ card }) => `play:${card}`,
  label: ({ code, cost }) => say("op:play", { name: info(code).name, cost }),
  effects: ({ card, cost }) => [{ type: "card:buy", card, cost }, settleEffects],
});

function offerPlays(
  context: Context,
  match: OpMatch,
  seat: number,
  offers: Offer[],
  spelling: Spelling<OnePiece, Play>,
) {
  const { don, hand } = sideOf(match, seat);
  for (let at = 0; at < hand.length; at++) {
    if (!isFirstCopy(match, hand, at)) continue;
    const card = hand[at] as number;
    const { code } = cardOf(match, card);
    const { kind } = context.info(code);
    if (kind !== "Character" && kind !== "Stage") continue;
    const cost = costOf(context, match, card);
    if (cost > don.active || !mayPlayKind(match, card, kind, true)) continue;
    offers.push(spelledOffer(null, spelling, { card, code, cost }));
  }
}

/** Which of a player's Leader and Characters, by its place among them. */
interface Fighter {
  readonly card: number;
  readonly code: string;
  readonly place: number;
}

const fighterAt = (match: OpMatch, card: number, place: number): Fighter => ({
  card,
  code: cardOf(match, card).code,
  place,
});

const giving = ({ info }: Context): Spelling<OnePiece, { readonly seat: number; readonly to: Fighter }> => ({
  key: ({ to }) => `give:${to.card}`,
  label: ({ to }) => say("op:give", { name: info(to.code).name, at: fighterPlace(to.place) }),
  effects: ({ seat, to }) => [{ type: "don:give", seat, card: to.card, count: 1, from: "active" }, settleEffects],
});

function offerGifts(match: OpMatch, seat: number, offers: Offer[], spelling: ReturnType<typeof giving>): void {
  const side = sideOf(match, seat);
  if (side.don.active === 0 || isBarred(match, seat, "giveDon")) return;
  for (let place = 0; place <= side.characters.length; place++)
    offers.push(spelledOffer(null, spelling, { seat, to: fighterAt(match, fighterIn(side, place), place) }));
}

const attacking = ({ info }: Context): Spelling<OnePiece, { readonly by: Fighter; readonly target: Fighter }> => ({
  key: ({ by, target }) => `attack:${by.card}:${target.card}`,
  label: ({ by, target }) =>
    say("op:attack", {
      attacker: info(by.code).name,
      attackerAt: fighterPlace(by.place),
      target: info(target.code).name,
      targetAt: fighterPlace(target.place),
    }),
  effects: ({ by, target }) => [effects.call("battle", { attacker: by.card, target: target.card })],
});

function offerAttacks(
  context: Context,
  match: OpMatch,
  seat: number,
  offers: Offer[],
  spelling: ReturnType<typeof attacking>,
): void {
  if (!isAttacking(match, seat)) return;
  const own = sideOf(match, seat);
  const others = sideOf(match, otherSeat(seat));
  for (let place = 0; place <= own.characters.length; place++) {
    const attacker = fighterIn(own, place);
    if (!isReady(context, match, attacker)) continue;
    let by: Fighter | undefined;
    for (let at = 0; at <= others.characters.length; at++) {
      const target = fighterIn(others, at);
      if (!isTarget(context, match, attacker, target)) continue;
      by ??= fighterAt(match, attacker, place);
      offers.push(spelledOffer(null, spelling, { by, target: fighterAt(match, target, at) }));
    }
  }
}
