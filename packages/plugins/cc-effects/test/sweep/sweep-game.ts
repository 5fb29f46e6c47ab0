import { files } from "@riposte/data-imperial-assault";
import { abilities } from "@riposte/data-imperial-assault/abilities";
import { commandEffects } from "@riposte/data-imperial-assault/command-effects";
import { maps } from "@riposte/data-imperial-assault/maps";
import { dcAbilities } from "@riposte/dc-abilities";
import { createContext, imperialAssault, MapFacts, parseFacts } from "@riposte/imperial-assault";
import { composeList, type Game } from "@riposte/kernel";
import { powerTokens } from "@riposte/power-tokens";
import { skirmishSteps } from "@riposte/skirmish-steps";
import { surge } from "@riposte/surge";
import { ccEffects } from "../../src/index.js";
import { openField } from "../open-field.js";

const parsed = parseFacts(files);
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));

/** Every map, and the open field for staging. */
export const context = createContext(parsed.facts, [...maps.map((map) => MapFacts.parse(map)), openField]);

/** Everything there is. */
export const sweepGame: Game = composeList([
  imperialAssault(context),
  surge(context),
  powerTokens(),
  skirmishSteps(context),
  dcAbilities(context, abilities),
  ccEffects(context, commandEffects),
]);
