import type { Unit } from "@riposte/warhammer-40k";

/** How far a unit is drawn behind its front, in inches. */
export const DEEP = 6;

/** A unit on the drawing: behind its front, in one of the rows its lane is divided into where units would cover each other. */
export interface DrawnUnit {
  readonly unit: Unit;
  readonly left: number;
  readonly front: number;
  readonly lane: number;
  readonly row: number;
  readonly rows: number;
}

/** Where units are drawn: those whose boxes would overlap stand above each other. */
export function drawnUnits(units: readonly Unit[]): readonly DrawnUnit[] {
  const placed = units.flatMap((unit) => {
    if (unit.place === null) return [];
    const { along: front, lane } = unit.place;
    return [{ unit, front, lane, left: unit.seat === 0 ? front - DEEP : front }];
  });
  return placed.map((one) => {
    const near = placed.filter((other) => other.lane === one.lane && Math.abs(other.left - one.left) < DEEP);
    return { ...one, row: near.indexOf(one), rows: near.length };
  });
}
