import { tableOf } from "@riposte/one-piece";
import type { Condition } from "../language/condition.js";
import { matches } from "./filter.js";
import { isWithin, numberOf } from "./number.js";
import { fits, timesOf } from "./pattern.js";
import { doneIn, refOf, type Scene, seatOf } from "./scene.js";
import { candidates } from "./select.js";

/** Is it so now? */
export function holds(scene: Scene, condition: Condition): boolean {
  if ("all" in condition) return condition.all.every((one) => holds(scene, one));
  if ("not" in condition) return !holds(scene, condition.not);
  if ("exists" in condition) {
    const { length } = candidates(scene, condition.exists);
    return condition.times === undefined ? length > 0 : isWithin(scene, length, condition.times);
  }
  if ("number" in condition) {
    const value = numberOf(scene, condition.number);
    if (condition.is !== undefined && value !== numberOf(scene, condition.is)) return false;
    return isWithin(scene, value, { min: condition.min, max: condition.max });
  }
  if ("turn" in condition) return tableOf(scene.match).active === seatOf(scene, condition.turn);
  if ("matches" in condition) {
    const cards = refOf(scene, condition.ref);
    return cards.length > 0 && cards.every((id) => matches(scene, id, condition.matches));
  }
  if ("did" in condition) {
    const { count } = doneIn(scene);
    return count >= (condition.min === undefined ? 1 : numberOf(scene, condition.min)) === condition.did;
  }
  if ("happened" in condition) {
    const { history } = scene.match.slices["op-actions"];
    const times = history
      .filter((happened) => fits(scene, condition.happened, happened))
      .reduce((sum, happened) => sum + timesOf(condition.happened, happened), 0);
    return condition.times === undefined ? times > 0 : isWithin(scene, times, condition.times);
  }
  return condition.any.some((one) => holds(scene, one));
}
