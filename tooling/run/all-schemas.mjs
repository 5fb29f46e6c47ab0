import { finishedSchemas } from "@riposte/finished";
import { imperialAssaultSchemas } from "../../packages/games/imperial-assault/dist/index.js";
import { warhammer40kSchemas } from "../../packages/games/warhammer-40k/dist/index.js";
import { ccEffectsSchemas } from "../../packages/plugins/imperial-assault/cc-effects/dist/index.js";
import { dcAbilitiesSchemas } from "../../packages/plugins/imperial-assault/dc-abilities/dist/index.js";
import { onePieceSchemas } from "../../packages/plugins/one-piece/op-actions/dist/index.js";
import { mechanicsSchemas } from "../../packages/plugins/warhammer-40k/abilities/dist/index.js";
import { commandChoicesSchemas } from "../../packages/plugins/warhammer-40k/choices/dist/index.js";
import { missionSchemas } from "../../packages/plugins/warhammer-40k/eleventh-edition/dist/index.js";
import { keptSaveJsonSchema, recordingJsonSchema } from "../../packages/testing/dist/corpus/index.js";
import { proofFileSchemas, scenarioJsonSchema } from "../../packages/testing/dist/scenario/index.js";

/** Every JSON Schema of the repository by file name. */
export async function allSchemas() {
  return {
    "scenario.json": scenarioJsonSchema(),
    ...proofFileSchemas(),
    "recording.json": recordingJsonSchema(),
    "kept-save.json": keptSaveJsonSchema(),
    ...finishedSchemas(),
    ...imperialAssaultSchemas(),
    ...warhammer40kSchemas(),
    ...mechanicsSchemas(),
    ...commandChoicesSchemas(),
    ...missionSchemas(),
    ...dcAbilitiesSchemas(),
    ...ccEffectsSchemas(),
    ...onePieceSchemas(),
  };
}

export const schemaText = (schema) => `${JSON.stringify(schema, null, 2)}\n`;
