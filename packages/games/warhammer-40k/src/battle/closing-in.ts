import type { WarMatch } from "../declared.js";
import type { Place } from "../unit/unit.js";
import {
  engagedWith,
  inchesBetween,
  isClear,
  isOutOfReach,
  isTaken,
  placesWithin,
  type SomeUnit,
  tableOf,
  unitsOf,
} from "./line-up.js";
import { isInRange } from "./objectives.js";

/** Pile in and consolidate up to this many inches. */
const CLOSE = 3;

/** Where a unit may pile in: engaged, no farther from the enemy nearest to it, and with more enemies than before. */
export function pileIns(match: WarMatch, unit: SomeUnit): readonly Place[] {
  const enemies = unitsOf(match, 1 - unit.seat).filter((enemy) => !isOutOfReach(match, unit, enemy));
  const nearest = enemies.toSorted((one, other) => gap(unit, one) - gap(unit, other))[0];
  if (nearest === undefined) return [];
  const now = engagedWith(match, unit).length;
  return closePlaces(match, unit).filter((place) => {
    const met = engagedWith(match, unit, place);
    return met.length > now && met.includes(nearest);
  });
}

/** Where it may consolidate: as it piles in; where that is impossible, to an objective. */
export function consolidations(match: WarMatch, unit: SomeUnit): readonly Place[] {
  const closer = pileIns(match, unit);
  if (closer.length > 0 || engagedWith(match, unit).length > 0) return closer;
  const { objectives } = tableOf(match);
  return closePlaces(match, unit).filter(
    (place) =>
      engagedWith(match, unit, place).length === 0 &&
      objectives.some((one) => isInRange(match, one, place) && !isInRange(match, one, unit.place as Place)),
  );
}

const gap = ({ place: one }: SomeUnit, { place: other }: SomeUnit): number =>
  inchesBetween(one as Place, other as Place);

const closePlaces = (match: WarMatch, unit: SomeUnit): readonly Place[] =>
  placesWithin(match, unit, CLOSE).filter(
    (place) => isClear(match, unit, place, [], CLOSE) && !isTaken(match, unit, place),
  );
