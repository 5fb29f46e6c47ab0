import { finishedSchemas } from "@riposte/finished";
import { imperialAssaultSchemas } from "../../packages/games/imperial-assault/dist/index.js";
import { warhammer40kSchemas } from "../../packages/games/warhammer-40k/dist/index.js";
import { ccEffectsSchemas } from "../../packages/plugins/cc-effects/dist/index.js";
import { commandChoicesSchemas } from "../../packages/plugins/command-choices/dist/index.js";
import { dcAbilitiesSchemas } from "../../packages/plugins/dc-abilities/dist/index.js";
import { missionSchemas } from "../../packages/plugins/eleventh-edition/dist/index.js";
import { mechanicsSchemas } from "../../packages/plugins/mechanics/dist/index.js";
import { onePieceSchemas } from "../../packages/plugins/op-actions/dist/index.js";
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
