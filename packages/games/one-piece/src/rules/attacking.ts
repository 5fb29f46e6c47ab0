import type { Context } from "../context.js";
import type { OpMatch } from "../declared.js";
import { type CardView, cardOf, otherSeat, sideOf, tableOf } from "../table/lookup.js";
import { hasKeyword, isBarred, isForbidden } from "../table/stats.js";

/** Own Leader and Characters that may attack, each with what it may attack (rules 7). */
export function attacksOf(
  context: Context,
  match: OpMatch,
  seat: number,
): readonly { readonly attacker: number; readonly targets: readonly number[] }[] {
  // neither player attacks on the own first turn
  const attacks: { readonly attacker: number; readonly targets: readonly number[] }[] = [];
  const { turns, leader, characters } = sideOf(match, seat);
  if (turns < 2 || isBarred(match, seat, "attack")) return attacks;
  for (let at = -1; at < characters.length; at++) {
    const attacker = at < 0 ? leader : (characters[at] as number);
    const targets = targetsOf(context, match, attacker);
    if (targets.length > 0) attacks.push({ attacker, targets });
  }
  return attacks;
}

const NOTHING: readonly number[] = [];

/** What a card may attack now. */
export function targetsOf(context: Context, match: OpMatch, attacker: number): readonly number[] {
  const card = cardOf(match, attacker);
  if (card.rested || isTooNew(context, match, attacker)) return NOTHING;
  // an attack rests the attacker
  if (isForbidden(match, attacker, "attack") || isForbidden(match, attacker, "beRested")) return NOTHING;
  const { leader, characters } = sideOf(match, otherSeat(card.owner));
  const targets: number[] = [];
  const mayStrikeLeader = !isNew(match, card) || hasKeyword(context, match, attacker, "Rush");
  if (mayStrikeLeader && isTarget(match, attacker, leader)) targets.push(leader);
  for (const target of characters) if (isTarget(match, attacker, target)) targets.push(target);
  return targets;
}

/** It came into play this turn, and has neither Rush nor Rush: Character. */
export const isTooNew = (context: Context, match: OpMatch, attacker: number): boolean =>
  isNew(match, cardOf(match, attacker)) &&
  !hasKeyword(context, match, attacker, "Rush") &&
  !hasKeyword(context, match, attacker, "Rush: Character");

const isNew = (match: OpMatch, { zone, since }: CardView): boolean =>
  zone === "character" && since === tableOf(match).turn;

/** The opposing Leader or a rested Character, unless something widens or narrows it; narrowing wins. */
function isTarget(match: OpMatch, attacker: number, target: number): boolean {
  const { zone, rested, owner } = cardOf(match, target);
  if (zone === "leader") {
    if (isForbidden(match, attacker, "attackLeader") || isBarred(match, otherSeat(owner), "attackLeader")) return false;
  } else if (!rested && !mayAttackActive(match, attacker, target)) return false;
  return !isForbidden(match, attacker, "attack", { other: target });
}

function mayAttackActive(match: OpMatch, attacker: number, target: number): boolean {
  for (const { kind, word, data } of cardOf(match, attacker).marks)
    if (kind === "may" && word === "attackActive" && data === undefined) return true;
  return match.value("attack:permitted", { attacker, target }, 0) > 0;
}
