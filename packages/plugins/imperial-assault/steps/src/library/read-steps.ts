import type { Effect, Schema } from "@riposte/kernel";
import { didYouMean, faultLines, faultsOf } from "@riposte/words";
import { z } from "zod";
import { stepSchemas } from "../language/step-schemas.js";

type Make = (effect: Schema<Effect>) => z.ZodType;

/** Schemas of steps by name; one that holds steps is a function of the schema of all steps. */
export type StepSchemas = Readonly<Record<string, unknown>>;

/** Reads steps: defaults are filled in, problems go to the list with their path; `more` are steps of the plugin that reads. */
export function readSteps<S extends readonly Effect[]>(
  steps: S,
  where: string,
  problems: string[],
  more: StepSchemas = NONE,
): S {
  const parsed = stepsIn(more).safeParse(steps);
  if (parsed.success) return parsed.data as S;
  problems.push(...faultLines(parsed.error.issues).map((line) => `${where}.${line}`));
  return steps;
}

const NONE: StepSchemas = {};
const known = new WeakMap<StepSchemas, z.ZodType<readonly Effect[]>>();

function stepsIn(more: StepSchemas): z.ZodType<readonly Effect[]> {
  const steps = known.get(more) ?? z.array(stepIn(more));
  known.set(more, steps);
  return steps;
}

/** A step with its defaults; steps of other plugins are left as they are, for the composition to check. */
function stepIn(more: StepSchemas): z.ZodType<Effect> {
  const schemas: Readonly<Record<string, z.ZodType | Make>> = { ...stepSchemas, ...more };
  const madeOnce = new Map<string, z.ZodType>();
  const schemaOf = (type: string, found: z.ZodType | Make): z.ZodType => {
    if (typeof found !== "function") return found;
    const schema = madeOnce.get(type) ?? found(step);
    madeOnce.set(type, schema);
    return schema;
  };
  const prefixes = new Set(Object.keys(schemas).map((name) => name.split(":")[0]));
  const step: z.ZodType<Effect> = z.looseObject({ type: z.string() }).transform((given, context) => {
    const { type, ...fields } = given;
    const found = schemas[type];
    if (found === undefined) {
      if (!prefixes.has(type.split(":")[0])) return given as Effect;
      const hint = didYouMean(type, Object.keys(schemas));
      context.addIssue({ code: "custom", message: `There is no step "${type}".${hint}` });
      return z.NEVER;
    }
    const schema = schemaOf(type, found);
    const parsed = schema.safeParse(fields);
    if (parsed.success) return { type, ...(parsed.data as object) } as Effect;
    for (const { path, message } of faultsOf(schema, fields))
      context.addIssue({ code: "custom", path: [...path], message: `${type}: ${message}` });
    return z.NEVER;
  });
  return step;
}
