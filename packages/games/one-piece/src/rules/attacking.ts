import type { Context } from "../context.js";
import type { OpMatch } from "../declared.js";
import { type CardView, cardOf, fightersOf, otherSeat, sideOf, tableOf } from "../table/lookup.js";
import { hasKeyword, isBarred, isForbidden, mayRest } from "../table/stats.js";

/** May a player's cards attack at all? Neither player attacks on the own first turn (rules 7). */
export const isAttacking = (match: OpMatch, seat: number): boolean =>
  sideOf(match, seat).turns >= 2 && !isBarred(match, seat, "attack");

/** May this card attack now, if there is something to attack? An attack rests the attacker. */
export function isReady(context: Context, match: OpMatch, attacker: number): boolean {
  if (cardOf(match, attacker).rested || isTooNew(context, match, attacker)) return false;
  return !isForbidden(match, attacker, "attack") && mayRest(match, attacker);
}

/** What a card may attack now. */
export function targetsOf(context: Context, match: OpMatch, attacker: number): readonly number[] {
  if (!isReady(context, match, attacker)) return [];
  const others = fightersOf(match, otherSeat(cardOf(match, attacker).owner));
  return others.filter((target) => isTarget(context, match, attacker, target));
}

/** It came into play this turn, and has neither Rush nor Rush: Character. */
export const isTooNew = (context: Context, match: OpMatch, attacker: number): boolean =>
  isNew(match, cardOf(match, attacker)) &&
  !hasKeyword(context, match, attacker, "Rush") &&
  !hasKeyword(context, match, attacker, "Rush: Character");

const isNew = (match: OpMatch, { zone, since }: CardView): boolean =>
  zone === "character" && since === tableOf(match).turn;

/** May a card that is ready attack this one: the opposing Leader or a rested Character, unless something widens or narrows it? Narrowing wins. */
export function isTarget(context: Context, match: OpMatch, attacker: number, target: number): boolean {
  const { zone, rested, owner } = cardOf(match, target);
  if (zone === "leader") {
    if (isNew(match, cardOf(match, attacker)) && !hasKeyword(context, match, attacker, "Rush")) return false;
    if (isForbidden(match, attacker, "attackLeader") || isBarred(match, otherSeat(owner), "attackLeader")) return false;
  } else if (!rested && !mayAttackActive(match, attacker, target)) return false;
  return !isForbidden(match, attacker, "attack", { other: target });
}

function mayAttackActive(match: OpMatch, attacker: number, target: number): boolean {
  for (const { kind, word, data } of cardOf(match, attacker).marks)
    if (kind === "may" && word === "attackActive" && data === undefined) return true;
  return match.value("attack:permitted", { attacker, target }, 0) > 0;
}
