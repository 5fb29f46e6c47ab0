import { z } from "zod";
import type { SetupOption, SetupValue } from "../setup-option.js";

/** More numbers than this are not listed. */
const MOST_VALUES = 50;

/** A form for what a match can be set up with, from the schema: an option for each field that has few values. */
export function formOf(schema: unknown): readonly SetupOption[] {
  if (schema === undefined) return [];
  const { properties = {} } = z.toJSONSchema(schema as z.ZodType, { io: "input", unrepresentable: "any" }) as Field;
  return Object.entries(properties).flatMap(([key, field]) => {
    const values = valuesOf(field);
    const otherwise = field.default ?? values[0];
    if (values.length === 0 || !isValue(otherwise)) return [];
    return [{ key, values, otherwise, help: field.description ?? `the ${wordsOf(key)}` }];
  });
}

/** What JSON Schema says of one field, as far as forms look at it. */
interface Field {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Field[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Field>>;
}

function valuesOf({ type, enum: listed, const: only, anyOf, minimum, maximum }: Field): readonly SetupValue[] {
  if (listed !== undefined) return listed.filter(isValue);
  if (isValue(only)) return [only];
  if (anyOf !== undefined) return anyOf.flatMap(valuesOf);
  if (type === "boolean") return [false, true];
  if (type !== "integer" || minimum === undefined || maximum === undefined) return [];
  const count = maximum - minimum + 1;
  return count > MOST_VALUES ? [] : Array.from({ length: count }, (_, at) => minimum + at);
}

const isValue = (value: unknown): value is SetupValue => ["string", "number", "boolean"].includes(typeof value);

/** A name of code in words: `handSize` is "hand size". */
const wordsOf = (key: string): string =>
  key
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[-_]/g, " ")
    .toLowerCase();
