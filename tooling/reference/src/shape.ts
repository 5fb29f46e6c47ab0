import { z } from "zod";

/** What of JSON Schema ours use. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
}

/** A line longer than this is written again with less of what lies inside. */
const LONGEST = 240;
const MOST_ALTERNATIVES = 8;

/** A zod schema in one line, as a TypeScript reader expects it; what lies deep inside is only named. */
export function shapeOf(schema: unknown): string {
  const json = z.toJSONSchema(schema as z.ZodType, { unrepresentable: "any", io: "input" }) as JsonSchema;
  const shapes = [3, 2, 1].map((levels) => written(json, json.$defs ?? {}, levels));
  const shape = shapes.find(({ length }) => length <= LONGEST) ?? (shapes.at(-1) as string);
  return shape === "{}" ? "" : shape;
}

function written(json: JsonSchema, defs: Readonly<Record<string, JsonSchema>>, levels: number): string {
  if (json.$ref !== undefined) return referred(json.$ref, defs, levels);
  const alternatives = json.anyOf ?? json.oneOf;
  if (alternatives !== undefined) return anyOf(alternatives.map((one) => written(one, defs, levels)));
  if (json.enum !== undefined) return anyOf(json.enum.map((value) => JSON.stringify(value)));
  if (json.const !== undefined) return JSON.stringify(json.const);
  if (json.prefixItems !== undefined)
    return `[${json.prefixItems.map((one) => written(one, defs, levels)).join(", ")}]`;
  if (json.items !== undefined) return `${inBrackets(written(json.items, defs, levels))}[]`;
  if (json.properties !== undefined) return levels <= 0 ? "{ … }" : object(json, defs, levels);
  if (typeof json.additionalProperties === "object")
    return `{ [key]: ${written(json.additionalProperties, defs, levels - 1)} }`;
  return json.type === undefined
    ? "any"
    : anyOf([json.type].flat().map((type) => (type === "integer" ? "number" : type)));
}

function object(
  { properties = {}, required = [] }: JsonSchema,
  defs: Readonly<Record<string, JsonSchema>>,
  levels: number,
): string {
  const fields = Object.entries(properties).map(
    ([name, json]) => `${name}${required.includes(name) ? "" : "?"}: ${written(json, defs, levels - 1)}`,
  );
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

function referred(ref: string, defs: Readonly<Record<string, JsonSchema>>, levels: number): string {
  const name = ref.split("/").at(-1) ?? "";
  const named = defs[name];
  // zod numbers what has no name of its own
  if (named === undefined || levels <= 0) return /^(__schema\d+)?$|^#$/.test(name) ? "…" : name;
  return written(named, defs, levels - 1);
}

const anyOf = (shapes: readonly string[]): string => {
  const all = [...new Set(shapes)];
  return all.length > MOST_ALTERNATIVES
    ? `${all.slice(0, MOST_ALTERNATIVES).join(" | ")} | … (${all.length} in all)`
    : all.join(" | ");
};

const inBrackets = (shape: string): string => (/ \| /.test(shape) && !shape.startsWith("{") ? `(${shape})` : shape);
