import { attacksSteps } from "./steps/attacks.js";
import { choosingSteps } from "./steps/choosing.js";
import { figuresSteps } from "./steps/figures.js";
import { grantingSteps } from "./steps/granting.js";
import { groundSteps } from "./steps/ground.js";
import { movingSteps } from "./steps/moving.js";
import { pickingSteps } from "./steps/picking.js";
import { playersSteps } from "./steps/players.js";
import { rollingSteps } from "./steps/rolling.js";
import { upgradesSteps } from "./steps/upgrades.js";

/** Every step of the language: an effect this plugin owns. */
export const stepSchemas = {
  ...choosingSteps,
  ...figuresSteps,
  ...movingSteps,
  ...attacksSteps,
  ...pickingSteps,
  ...playersSteps,
  ...rollingSteps,
  ...groundSteps,
  ...grantingSteps,
  ...upgradesSteps,
};
