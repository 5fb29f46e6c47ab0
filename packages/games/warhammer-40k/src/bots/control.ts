import type { DeepReadonly } from "@riposte/kernel";
import { isInRange } from "../battle/objectives.js";
import type { Table } from "../slice.js";
import { modelsOf } from "../unit/parts.js";
import type { Place, Unit } from "../unit/unit.js";

/** A player's Objective Control near an objective, by what is printed; one unit may be left out. */
export function controlAt(table: DeepReadonly<Table>, goal: Place, seat: number, without?: string): number {
  let sum = 0;
  for (const unit of Object.values(table.units))
    if (unit.seat === seat && unit.id !== without && unit.place !== null && countsAt(table, goal, unit.place))
      sum += controlOf(unit);
  return sum;
}

/** Does who stands there count for an objective? */
export const countsAt = (table: DeepReadonly<Table>, goal: Place, place: Place): boolean =>
  isInRange({ slices: { "warhammer-40k": table } }, goal, place);

export const controlOf = (unit: DeepReadonly<Unit>): number =>
  unit.combat.battleShocked ? 0 : modelsOf(unit).reduce((sum, { count, OC }) => sum + count * OC, 0);
