import { didYouMean, faultsOf } from "@riposte/words";
import { z } from "zod";
import type { Effect } from "../declare/ownership.js";
import type { Schema } from "../declare/schema.js";
import type { Game } from "./game.js";

const schemas = new WeakMap<Game, z.ZodType<Effect>>();

/** The schema of every effect the composition owns; effects that hold effects are bound to it. */
function effectSchemaOf(game: Game): z.ZodType<Effect> {
  const schema = schemas.get(game) ?? writeSchema(game);
  schemas.set(game, schema);
  return schema;
}

function writeSchema(game: Game): z.ZodType<Effect> {
  const all: z.ZodType<Effect> = z.looseObject({ type: z.string() }).superRefine((effect, context) => {
    const { type, ...fields } = effect;
    const schema = fieldsOf(type);
    if (schema === undefined) {
      const hint = didYouMean(type, game.ops.keys()) || " Compose the plugin that owns it.";
      context.addIssue({ code: "custom", path: ["type"], message: `No plugin owns the effect "${type}".${hint}` });
      return;
    }
    for (const { path, message } of faultsOf(schema, fields))
      context.addIssue({ code: "custom", path: [...path], message });
  });
  const known = new Map<string, z.ZodType>();
  /** Zod compiles a schema when it first parses: those that hold effects are made once for all effects of their type. */
  const fieldsOf = (type: string): z.ZodType | undefined => {
    const op = game.ops.get(type);
    if (op === undefined || known.has(type)) return known.get(type);
    const schema = typeof op.schema === "function" ? op.schema(all as Schema<Effect>) : op.schema;
    known.set(type, schema as z.ZodType);
    return schema as z.ZodType;
  };
  return all;
}

/** Everything wrong with effects read from data, each with its path. */
export function effectProblems(game: Game, effects: unknown, where: string): readonly string[] {
  const parsed = z.array(effectSchemaOf(game)).safeParse(effects);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => `${where}${path.map(pathPart).join("")}: ${message}`);
}

const pathPart = (part: PropertyKey): string => (typeof part === "number" ? `[${part}]` : `.${String(part)}`);
