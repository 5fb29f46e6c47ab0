import type { Effect, Schema } from "@riposte/kernel";
import { type Glossary, withGlossary } from "@riposte/kernel/data";
import { z } from "zod";
import { AbilityFile } from "./ability.js";
import { glossary } from "./glossary.js";
import { Step } from "./moment.js";
import { stepSchemas } from "./step-schemas.js";

type Json = Record<string, unknown>;
type Written = { readonly properties: Record<string, Json>; readonly $defs?: Record<string, Json> };

/** Files in which a plugin uses the language in its own way. */
interface AbilityFileOptions {
  /** What the file holds; abilities of deployment cards when absent. */
  readonly file?: z.ZodType;
  /** Steps the plugin adds. */
  readonly steps?: Readonly<Record<string, unknown>>;
  readonly words?: Glossary;
}

/** The JSON Schema of files of abilities: every step under its name, so that editors complete and explain its fields. */
export function abilityFileSchema(title: string, options: AbilityFileOptions = {}): object {
  const { file: contents = AbilityFile, steps: more = {}, words = {} } = options;
  // one conversion, so that file and steps share their definitions
  const both = z.strictObject({ file: contents.meta({ title }), steps: z.strictObject(stepsOfLanguage(more)) });
  const { properties, $defs } = z.toJSONSchema(both, { io: "input", reused: "ref" }) as Written;
  const { file = {}, steps = {} } = properties;
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    ...file,
    $defs: { ...$defs, step: anyStep(steps.properties as Record<string, Json>) },
  };
  return withGlossary(schema, { ...glossary, ...words });
}

function stepsOfLanguage(more: Readonly<Record<string, unknown>>): Record<string, z.ZodType> {
  const all = Object.entries({ ...stepSchemas, ...more }) as readonly [
    string,
    z.ZodType | ((step: Schema<Effect>) => z.ZodType),
  ][];
  return Object.fromEntries(
    all.map(([name, schema]) => [name, typeof schema === "function" ? schema(Step as Schema<Effect>) : schema]),
  );
}

/** A step of the language with its fields, or an effect of another plugin, which composition checks. */
function anyStep(fields: Record<string, Json>): Json {
  const names = Object.keys(fields);
  return {
    type: "object",
    required: ["type"],
    properties: { type: { anyOf: [{ enum: names }, { type: "string", pattern: "^(?!do:)" }] } },
    allOf: names.map((name) => {
      const { properties, ...rest } = fields[name] as Json;
      return {
        if: { properties: { type: { const: name } } },
        // biome-ignore lint/suspicious/noThenProperty: JSON Schema's word
        then: { ...rest, properties: { type: { const: name }, ...(properties as Json) } },
      };
    }),
  };
}
