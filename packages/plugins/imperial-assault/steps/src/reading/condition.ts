import type { Condition } from "../language/condition.js";
import { attackChecks } from "./checks/attack.js";
import type { Checks } from "./checks/check.js";
import { figureChecks } from "./checks/figures.js";
import { activationChecks, tableChecks } from "./checks/table.js";
import type { Scene } from "./scene.js";

/** Does everything the condition says hold? Only what it says is looked at: conditions are asked thousands of times a match. */
export function holds(scene: Scene, condition: Condition | undefined): boolean {
  if (condition === undefined) return true;
  for (const field in condition) {
    const wanted = condition[field as keyof Condition];
    if (wanted !== undefined && !CHECKS[field as keyof Condition](scene, wanted as never)) return false;
  }
  return true;
}

const CHECKS: Checks<keyof Condition> = {
  ...activationChecks,
  ...tableChecks,
  ...figureChecks,
  ...attackChecks,
  any: (scene, conditions) => conditions.some((one) => holds(scene, one)),
  not: (scene, condition) => !holds(scene, condition),
};
