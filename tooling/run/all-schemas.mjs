import { finishedSchemas } from "@riposte/finished";
import { scenarioJsonSchema } from "../../packages/testing/dist/scenario/index.js";

/** Every JSON Schema of the repository by file name. */
export async function allSchemas() {
  return { "scenario.json": scenarioJsonSchema(), ...finishedSchemas() };
}

export const schemaText = (schema) => `${JSON.stringify(schema, null, 2)}\n`;
