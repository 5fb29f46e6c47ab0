import type { DeepReadonly } from "@riposte/kernel";
import type { WarReads } from "../declared.js";
import type { Table } from "../slice.js";
import { isDestroyed } from "../unit/parts.js";
import type { Unit } from "../unit/unit.js";

/** Inches from one lane to the next. */
const LANE = 6;
/** Units within this many inches are engaged (rules 6). */
export const ENGAGEMENT = 1;

type SomeUnit = DeepReadonly<Unit>;

export const tableOf = ({ slices }: WarReads): DeepReadonly<Table> => slices["warhammer-40k"];

export const unitOf = (match: WarReads, id: string): SomeUnit => tableOf(match).units[id] as SomeUnit;

/** Units of a seat that are on the table and alive, in the order of their army. */
export const unitsOf = (match: WarReads, seat: number): readonly SomeUnit[] =>
  Object.values(tableOf(match).units).filter((unit) => unit.seat === seat && unit.place !== null && !isDestroyed(unit));

/** How far apart two units are, along the lanes and across them; nobody is near who is off the table. */
export function distanceBetween(one: SomeUnit, other: SomeUnit): number {
  if (one.place === null || other.place === null) return Number.POSITIVE_INFINITY;
  return Math.abs(one.place.along - other.place.along) + LANE * Math.abs(one.place.lane - other.place.lane);
}

export const isEngaged = (match: WarReads, unit: SomeUnit): boolean =>
  unitsOf(match, 1 - unit.seat).some((enemy) => distanceBetween(unit, enemy) <= ENGAGEMENT);
