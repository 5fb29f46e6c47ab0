import type { Effect } from "@riposte/kernel";
import { z } from "zod";
import { actionSchemas } from "./actions.js";
import { madeOnce } from "./made-once.js";
import { plainSchemas } from "./plain.js";
import { structureSchemas } from "./structure.js";

const named = <T extends z.ZodObject>(type: string, schema: T) => schema.extend({ type: z.literal(type) });

const Manual = z.strictObject({
  type: z.literal("kernel:manual"),
  text: z.strictObject({ id: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])).optional() }),
});

/** A verb of another plugin: its fields are checked by the composition, which knows that plugin. */
const OfAnother = z
  .looseObject({ type: z.string().regex(/^(?!op:|kernel:)[a-z0-9-]+:[a-z0-9-]+$/, { abort: true }) })
  .meta({ description: "A verb of a plugin composed with this one" });

/** The names of all verbs, for "did you mean". */
export const VERBS: readonly string[] = [actionSchemas, plainSchemas, structureSchemas].flatMap(Object.keys);

/** The fields verbs have, for the same. */
export const FIELDS: readonly string[] = [
  ...new Set(
    [...Object.values(actionSchemas), ...Object.values(plainSchemas)].flatMap(({ shape }) => Object.keys(shape)),
  ),
];

/** One step of an ability, strict, with everything it holds. */
export const Step: z.ZodType<Effect> = madeOnce(() => {
  const plain = Object.entries({ ...actionSchemas, ...plainSchemas }).map(([type, schema]) => named(type, schema));
  const holding = Object.entries(structureSchemas).map(([type, schema]) => named(type, schema(Step)));
  return z.union([z.discriminatedUnion("type", [Manual, ...plain, ...holding]), OfAnother]) as z.ZodType<Effect>;
}).meta({ id: "Step" });
