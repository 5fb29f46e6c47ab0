import type { WarMatch } from "../declared.js";
import { termsOf } from "../edition/terms.js";
import { hasKeyword } from "../unit/parts.js";
import { inchesBetween, mayDo, type SomeUnit, tableOf } from "./line-up.js";
import { holds } from "./terrain.js";

/** How near a Lone Operative must be, unless its ability says otherwise (rules 6). */
const LONE = 12;

/** Sight is blocked by what lies between two units of one lane; those inside a piece see and are seen. */
export function isVisible(match: WarMatch, one: SomeUnit, other: SomeUnit): boolean {
  const [a, b] = [one.place, other.place];
  if (a === null || b === null || inchesBetween(a, b) > detectedWithin(match, other)) return false;
  if (a.lane !== b.lane) return true;
  const [near, far] = [Math.min(a.along, b.along), Math.max(a.along, b.along)];
  return !tableOf(match).terrain.some(
    ({ lane, from, to, kind }) => kind !== "exposed" && lane === a.lane && from > near && to < far,
  );
}

/** How far a unit is seen at most: everywhere, unless it hides in terrain or is a Lone Operative. */
function detectedWithin(match: WarMatch, unit: SomeUnit): number {
  const { detection } = termsOf(match);
  if (detection === undefined) return Number.POSITIVE_INFINITY;
  const [least, most] = detection;
  const limited = (inches: number) => Math.max(least, Math.min(most, inches));
  const hidden = hiddenBeyond(match, unit);
  const lone = loneWithin(mayDo(match, unit, "loneOperative"), unit);
  return Math.min(
    hidden === undefined
      ? Number.POSITIVE_INFINITY
      : limited(match.value("unit:stat", { unit: unit.id, stat: "detection" }, hidden)),
    lone === undefined ? Number.POSITIVE_INFINITY : limited(lone),
  );
}

/** How far a Lone Operative is seen, by how much of the ability it has; attached to others it is none. */
export function loneWithin(amount: number, { leaders }: Pick<SomeUnit, "leaders">): number | undefined {
  if (amount <= 0 || leaders.length > 0) return undefined;
  // a bare permission means what is printed without a number
  return amount > 1 ? amount : LONE;
}

/** Where terrain hides a unit: how far it is seen there. A unit that has shot this turn or the last is not hidden. */
function hiddenBeyond(match: WarMatch, unit: SomeUnit): number | undefined {
  const { hiddenBeyond: beyond, coverFor } = termsOf(match);
  const { place, combat } = unit;
  if (beyond === null || place === null || combat.shot || combat.custom.revealed === true) return undefined;
  const inches = tableOf(match)
    .terrain.filter((piece) => holds(piece, place))
    .flatMap(({ kind = "dense" }) => (kind === "exposed" ? [] : [beyond[kind]]));
  if (inches.length === 0 || !(coverFor ?? []).some((keyword) => hasKeyword(unit, keyword))) return undefined;
  return Math.min(...inches);
}
