import type { DeepReadonly } from "@riposte/kernel";
import { inchesBetween } from "../battle/line-up.js";
import { CONTROL } from "../battle/objectives.js";
import type { Table } from "../slice.js";
import { modelsOf } from "../unit/parts.js";
import type { Place, Unit } from "../unit/unit.js";

/** A player's Objective Control near an objective, by what is printed; one unit may be left out. */
export function controlAt({ units }: DeepReadonly<Table>, goal: Place, seat: number, without?: string): number {
  let sum = 0;
  for (const unit of Object.values(units))
    if (unit.seat === seat && unit.id !== without && unit.place !== null && inchesBetween(unit.place, goal) <= CONTROL)
      sum += controlOf(unit);
  return sum;
}

export const controlOf = (unit: DeepReadonly<Unit>): number =>
  unit.combat.battleShocked ? 0 : modelsOf(unit).reduce((sum, { count, OC }) => sum + count * OC, 0);
