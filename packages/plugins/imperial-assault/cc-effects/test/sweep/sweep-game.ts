import { files } from "@riposte/data-imperial-assault";
import { abilities } from "@riposte/data-imperial-assault/abilities";
import { commandEffects } from "@riposte/data-imperial-assault/command-effects";
import { maps } from "@riposte/data-imperial-assault/maps";
import { dcAbilities } from "@riposte/dc-abilities";
import { contextOrThrow, imperialAssault } from "@riposte/imperial-assault";
import { skirmishSteps } from "@riposte/imperial-assault-steps";
import { composeList, type Game } from "@riposte/kernel/run";
import { powerTokens } from "@riposte/power-tokens";
import { surge } from "@riposte/surge";
import { ccEffects } from "../../src/index.js";
import { openField } from "../open-field.js";

/** Every map, and the open field for staging. */
export const context = contextOrThrow(files, [...maps, openField]);

/** Everything there is. */
export const sweepGame: Game = composeList([
  imperialAssault(context),
  surge(context),
  powerTokens(),
  skirmishSteps(context),
  dcAbilities(context, abilities),
  ccEffects(context, commandEffects),
]);
