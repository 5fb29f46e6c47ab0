import { modelsHave, partsOf } from "../unit/parts.js";
import type { SomeUnit } from "./line-up.js";

/** Mortal wounds a bearer takes on a 1. */
export const HAZARD_WOUNDS = 3;

/** Mortal wounds of a failed hazard roll: three where every model left is a MONSTER or VEHICLE. */
export const hazardOf = (unit: SomeUnit): number => (partsOf(unit).every(isBigThrough) ? 3 : 1);

const isBigThrough = (part: SomeUnit): boolean =>
  part.models.every(
    (models) => models.count === 0 || modelsHave(part, models, "MONSTER") || modelsHave(part, models, "VEHICLE"),
  );
