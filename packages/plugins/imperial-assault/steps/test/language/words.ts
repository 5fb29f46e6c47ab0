import type { z } from "zod";
import { Amount } from "../../src/language/amount.js";
import { Condition } from "../../src/language/condition.js";
import { Filter } from "../../src/language/filter.js";
import { stepSchemas } from "../../src/language/step-schemas.js";

type Def = Readonly<Record<string, unknown>> & { readonly type: string };
const defOf = (schema: unknown): Def => (schema as z.core.$ZodType)._zod.def as unknown as Def;
const shapeOf = (schema: unknown) => (defOf(schema).shape ?? {}) as Readonly<Record<string, unknown>>;

const reading = (defOf(Amount).options as readonly unknown[])[1];
const readings = defOf(shapeOf(reading).of).entries as Readonly<Record<string, string>>;

/** Every word of the language, with its kind: `step do:draw`, `condition missed`, `filter adjacent`, `amount damage`. */
export const WORDS: readonly string[] = [
  ...Object.keys(stepSchemas).map((name) => `step ${name}`),
  ...Object.keys(shapeOf(Condition)).map((name) => `condition ${name}`),
  ...Object.keys(shapeOf(Filter)).map((name) => `filter ${name}`),
  ...Object.keys(readings).map((name) => `amount ${name}`),
];

/** The words a value of a schema is written in. */
export function wordsIn(schema: unknown, value: unknown, words = new Set<string>()): Set<string> {
  if (value === undefined || value === null) return words;
  const def = defOf(schema);
  if (isStep(value)) {
    const { type, ...fields } = value;
    words.add(`step ${type}`);
    const step = stepSchemas[type as keyof typeof stepSchemas] as unknown;
    const own = typeof step === "function" ? step(schema) : step;
    if (own !== undefined) wordsIn(own, fields, words);
    return words;
  }
  const kind = def === defOf(Condition) ? "condition" : def === defOf(Filter) ? "filter" : undefined;
  if (kind !== undefined) for (const key of Object.keys(value)) words.add(`${kind} ${key}`);
  if (def === defOf(reading)) words.add(`amount ${(value as { readonly of: string }).of}`);
  switch (def.type) {
    case "object":
      for (const [key, inner] of Object.entries(shapeOf(schema)))
        wordsIn(inner, (value as Readonly<Record<string, unknown>>)[key], words);
      break;
    case "array":
      for (const one of value as readonly unknown[]) wordsIn(def.element, one, words);
      break;
    case "record":
      for (const one of Object.values(value)) wordsIn(def.valueType, one, words);
      break;
    case "union": {
      const fitting = (def.options as readonly z.ZodType[]).find((option) => option.safeParse(value).success);
      if (fitting !== undefined) wordsIn(fitting, value, words);
      break;
    }
    case "lazy":
      wordsIn((def.getter as () => unknown)(), value, words);
      break;
    case "pipe":
      wordsIn(def.in, value, words);
      break;
    default:
      if (def.innerType !== undefined) wordsIn(def.innerType, value, words);
  }
  return words;
}

const isStep = (value: unknown): value is { readonly type: string } =>
  typeof value === "object" && "type" in (value as object) && /^\w+:/.test(String((value as { type: unknown }).type));
