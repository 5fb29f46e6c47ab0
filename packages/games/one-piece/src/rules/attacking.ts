import type { Context } from "../context.js";
import type { OpMatch } from "../declared.js";
import { cardOf, fightersOf, otherSeat, sideOf, tableOf } from "../table/lookup.js";
import { hasKeyword, isBarred, isForbidden } from "../table/stats.js";

/** Own Leader and Characters that may attack, each with what it may attack (rules 7). */
export function attacksOf(
  context: Context,
  match: OpMatch,
  seat: number,
): readonly { readonly attacker: number; readonly targets: readonly number[] }[] {
  // neither player attacks on the own first turn
  if (sideOf(match, seat).turns < 2 || isBarred(match, seat, "attack")) return [];
  return fightersOf(match, seat).flatMap((attacker) => {
    const targets = targetsOf(context, match, attacker);
    return targets.length === 0 ? [] : [{ attacker, targets }];
  });
}

function targetsOf(context: Context, match: OpMatch, attacker: number): readonly number[] {
  const card = cardOf(match, attacker);
  if (card.rested) return [];
  const isNew = card.zone === "character" && card.since === tableOf(match).turn;
  const isFree = !isNew || hasKeyword(context, match, attacker, "Rush");
  if (!isFree && !hasKeyword(context, match, attacker, "Rush: Character")) return [];
  if (isForbidden(match, attacker, "attack")) return [];
  const { leader, characters } = sideOf(match, otherSeat(card.owner));
  const targets = isFree ? [leader, ...characters] : characters;
  return targets.filter((target) => isTarget(match, attacker, target));
}

/** The opposing Leader or a rested Character, unless something widens or narrows it; narrowing wins. */
function isTarget(match: OpMatch, attacker: number, target: number): boolean {
  const { zone, rested, owner } = cardOf(match, target);
  if (zone === "leader") {
    if (isForbidden(match, attacker, "attackLeader") || isBarred(match, otherSeat(owner), "attackLeader")) return false;
  } else if (!rested && !mayAttackActive(match, attacker, target)) return false;
  return !isForbidden(match, attacker, "attack", { other: target });
}

const mayAttackActive = (match: OpMatch, attacker: number, target: number): boolean =>
  cardOf(match, attacker).marks.some(
    ({ kind, word, data }) => kind === "may" && word === "attackActive" && data === undefined,
  ) || match.value("attack:permitted", { attacker, target }, 0) > 0;
