import { isDestroyed, partsOf } from "../unit/parts.js";
import { isBig, type SomeUnit } from "./line-up.js";

/** Mortal wounds a bearer takes on a 1. */
export const HAZARD_WOUNDS = 3;

/** Mortal wounds of a failed hazard roll: three where all are MONSTERs or VEHICLEs. */
export const hazardOf = (unit: SomeUnit): number =>
  partsOf(unit)
    .map((part) => ({ ...part, leaders: [] }))
    .every((part) => isDestroyed(part) || isBig(part))
    ? 3
    : 1;
