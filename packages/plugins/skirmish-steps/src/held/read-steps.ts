import type { Effect, Schema } from "@riposte/kernel";
import { nearest } from "@riposte/kernel";
import { z } from "zod";
import { stepSchemas } from "../language/step-schemas.js";

const NAMES = Object.keys(stepSchemas);
type Make = (effect: Schema<Effect>) => z.ZodType;

/** A step with its defaults filled in; steps of other plugins are left as they are, for the composition to check. */
const Step: z.ZodType<Effect> = z.looseObject({ type: z.string() }).transform((step, context) => {
  const { type, ...fields } = step;
  if (!type.startsWith("do:")) return step as Effect;
  const known = (stepSchemas as unknown as Readonly<Record<string, z.ZodType | Make>>)[type];
  if (known === undefined) {
    const near = nearest(type, NAMES);
    context.addIssue({
      code: "custom",
      message: `There is no step "${type}".${near === undefined ? "" : ` Did you mean "${near}"?`}`,
    });
    return z.NEVER;
  }
  const schema = typeof known === "function" ? known(Step as unknown as Schema<Effect>) : known;
  const parsed = schema.safeParse(fields);
  if (parsed.success) return { type, ...(parsed.data as object) } as Effect;
  for (const issue of parsed.error.issues) {
    context.addIssue({ code: "custom", path: [...issue.path], message: `${type}: ${explained(issue, schema)}` });
  }
  return z.NEVER;
});

/** Reads steps; problems go to the list with their path. */
export function readSteps<S extends readonly Effect[]>(steps: S, where: string, problems: string[]): S {
  const parsed = z.array(Step).safeParse(steps);
  if (parsed.success) return parsed.data as unknown as S;
  problems.push(...parsed.error.issues.map(({ path, message }) => `${where}.${path.join(".")}: ${message}`));
  return steps;
}

function explained(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  if (issue.code !== "unrecognized_keys") return issue.message;
  const known = Object.keys((schema as z.ZodObject).shape ?? {});
  return issue.keys
    .map((key) => {
      const near = nearest(key, known);
      return `"${key}" is no field of it${near === undefined ? "" : `; did you mean "${near}"?`}`;
    })
    .join("; ");
}
