import type { Effect } from "@riposte/kernel";
import { z } from "zod";
import { actionSchemas, plainSchemas, structureSchemas } from "./steps.js";

const named = <T extends z.ZodObject>(type: string, schema: T) => schema.extend({ type: z.literal(type) });

const Manual = z.strictObject({
  type: z.literal("kernel:manual"),
  text: z.strictObject({ id: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])).optional() }),
});

/** The names of all verbs, for "did you mean". */
export const VERBS: readonly string[] = [actionSchemas, plainSchemas, structureSchemas].flatMap(Object.keys);

/** One step of an ability, strict, with everything it holds. */
export const Step: z.ZodType<Effect> = z.lazy(() => {
  const plain = Object.entries({ ...actionSchemas, ...plainSchemas }).map(([type, schema]) => named(type, schema));
  const holding = Object.entries(structureSchemas).map(([type, schema]) => named(type, schema(Step)));
  return z.discriminatedUnion("type", [Manual, ...plain, ...holding]) as unknown as z.ZodType<Effect>;
});
