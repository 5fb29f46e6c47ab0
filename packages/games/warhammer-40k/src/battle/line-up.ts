import type { DeepReadonly } from "@riposte/kernel";
import type { WarMatch, WarReads } from "../declared.js";
import { termsOf } from "../edition/terms.js";
import type { Table } from "../slice.js";
import { hasKeyword, isDestroyed } from "../unit/parts.js";
import type { Place, Unit } from "../unit/unit.js";

/** Inches from one lane to the next. */
const LANE = 6;
/** How long the table is, from the edge of seat 0 to that of seat 1. */
export const LENGTH = 44;

export type SomeUnit = DeepReadonly<Unit>;
export type Spot = DeepReadonly<Place>;

export const tableOf = ({ slices }: WarReads): DeepReadonly<Table> => slices["warhammer-40k"];

export const unitOf = (match: WarReads, id: string): SomeUnit => tableOf(match).units[id] as SomeUnit;

/** Units of a seat that are on the table and alive, in the order of their army. */
export function unitsOf(match: WarReads, seat: number): readonly SomeUnit[] {
  const { units } = tableOf(match);
  const found: SomeUnit[] = [];
  for (const id in units) {
    const unit = units[id] as SomeUnit;
    if (unit.seat === seat && unit.place !== null && !isDestroyed(unit)) found.push(unit);
  }
  return found;
}

/** Units of a seat that wait in Reserves. */
export const reservesOf = (match: WarReads, seat: number): readonly SomeUnit[] =>
  Object.values(tableOf(match).units).filter(
    (unit) => unit.seat === seat && unit.place === null && unit.aboard === null && !isDestroyed(unit),
  );

/** Is a unit of this seat left: on the table, in a transport or in Reserves? */
export const isArmyLeft = (match: WarReads, seat: number): boolean =>
  Object.values(tableOf(match).units).some((unit) => unit.seat === seat && !isDestroyed(unit));

/** A unit, for writing. */
export const ownUnit = (table: Table, match: WarMatch, id: string): Unit =>
  match.own(match.own(table, "units"), id) as Unit;

/** Inches between two places, along the lanes and across them. */
export const inchesBetween = (one: Spot, other: Spot): number =>
  Math.abs(one.along - other.along) + LANE * Math.abs(one.lane - other.lane);

/** How far apart two units are; no unit is near that is off the table. */
export const distanceBetween = ({ place: one }: SomeUnit, { place: other }: SomeUnit): number =>
  one === null || other === null ? Number.POSITIVE_INFINITY : inchesBetween(one, other);

/** Enemies a unit is engaged with; with a place, those it would be engaged with there. */
export function engagedWith(match: WarReads, unit: SomeUnit, place: Spot | null = unit.place): readonly SomeUnit[] {
  if (place === null) return [];
  const { engagement } = termsOf(match);
  return unitsOf(match, 1 - unit.seat).filter((enemy) => inchesBetween(place, enemy.place as Spot) <= engagement);
}

/** Is a unit engaged with an enemy; with a place, would it be there? */
export function isEngaged(match: WarReads, { seat, place: own }: SomeUnit, place: Spot | null = own): boolean {
  if (place === null) return false;
  const { units } = tableOf(match);
  const { engagement } = termsOf(match);
  for (const id in units) {
    const enemy = units[id] as SomeUnit;
    if (enemy.seat === seat || enemy.place === null || inchesBetween(place, enemy.place) > engagement) continue;
    if (!isDestroyed(enemy)) return true;
  }
  return false;
}

export const isBig = (unit: SomeUnit): boolean => hasKeyword(unit, "MONSTER") || hasKeyword(unit, "VEHICLE");

/** An AIRCRAFT that hovers is none (rules 8). */
export const isAircraft = (unit: SomeUnit): boolean =>
  hasKeyword(unit, "AIRCRAFT") && unit.combat.custom.hover !== true;

/** Do others pass below it? So where AIRCRAFT only come and go. */
export const isOverhead = (match: WarReads, unit: SomeUnit): boolean =>
  termsOf(match).aircraft === true && isAircraft(unit);

/** Can two units not strike at each other, because one is AIRCRAFT and the other does not fly? */
export const isOutOfReach = (match: WarReads, one: SomeUnit, other: SomeUnit): boolean =>
  (isOverhead(match, other) && !hasKeyword(one, "FLY")) || (isOverhead(match, one) && !hasKeyword(other, "FLY"));

/** May a unit do this, by a rule of its own? How much of it, where that matters. */
export const mayDo = (match: WarMatch, unit: SomeUnit, action: string): number =>
  match.value("unit:may", { unit: unit.id, action }, 0);

/** What it costs a unit to fly over others; none can without FLY. */
export function skiesOf(match: WarMatch, unit: SomeUnit): number {
  if (!hasKeyword(unit, "FLY")) return Number.POSITIVE_INFINITY;
  const { skies = 0 } = termsOf(match);
  return skies && mayDo(match, unit, "hover") > 0 ? 0 : skies;
}

/**
 * Can a unit get from one place to another within so many inches without passing enemies, first along and then across or
 * the other way round, or by flying over them?
 */
export function isClear(
  match: WarMatch,
  unit: SomeUnit,
  to: Spot,
  ignored: readonly SomeUnit[] = [],
  inches = Number.MAX_VALUE,
): boolean {
  const from = unit.place as Spot;
  const enemies = unitsOf(match, 1 - unit.seat).filter(
    (enemy) => !ignored.includes(enemy) && !isOverhead(match, enemy),
  );
  const isFree = (lane: number) =>
    !enemies.some(
      ({ place }) =>
        place?.lane === lane &&
        place.along >= Math.min(from.along, to.along) &&
        place.along <= Math.max(from.along, to.along),
    );
  return (
    isFree(from.lane) ||
    (from.lane !== to.lane && isFree(to.lane)) ||
    inchesBetween(from, to) + skiesOf(match, unit) <= inches
  );
}

/** Does an enemy stand exactly there? No unit ends a move on top of one. */
export const isTaken = (match: WarReads, { seat }: SomeUnit, place: Spot): boolean =>
  unitsOf(match, 1 - seat).some((enemy) => inchesBetween(enemy.place as Spot, place) === 0);

/** Every place within so many inches of a unit's own, that one left out. */
export function placesWithin(match: WarReads, unit: SomeUnit, inches: number): readonly Spot[] {
  const from = unit.place as Spot;
  const places: Spot[] = [];
  for (let lane = 0; lane < tableOf(match).lanes; lane++) {
    const spare = inches - LANE * Math.abs(lane - from.lane);
    for (let along = Math.max(0, from.along - spare); along <= Math.min(LENGTH, from.along + spare); along++)
      if (lane !== from.lane || along !== from.along) places.push({ along, lane });
  }
  return places;
}

/** What answers call a place. */
export const placeKey = ({ along, lane }: Spot): string => `${along}:${lane}`;

export function placeOf(key: string): Place {
  const [along, lane] = key.split(":").map(Number) as [number, number];
  return { along, lane };
}
