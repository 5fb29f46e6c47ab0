import { z } from "zod";

/** What fields mean, by name: one word per idea, so a name is explained once. */
export type Glossary = Readonly<Record<string, string>>;

/** JSON Schemas of data files, by the file name that their `$schema` points at; each file's own schema checks it. */
export const fileSchemas = (files: Readonly<Record<string, z.ZodType>>, glossary: Glossary): Record<string, object> =>
  Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, withGlossary(z.toJSONSchema(file, { io: "input" }), glossary)]),
  );

type Json = Readonly<Record<string, unknown>>;

/** A JSON Schema in which every property has a description: its own, that of what it refers to, or the glossary's for its name. */
export function withGlossary(schema: object, glossary: Glossary): object {
  const { $defs: definitions = {} } = schema as { readonly $defs?: Readonly<Record<string, Json>> };
  const isDescribed = (property: Json): boolean => {
    const { $ref: reference } = property as { readonly $ref?: string };
    const target = reference === undefined ? undefined : definitions[reference.replace("#/$defs/", "")];
    return "description" in property || target?.description !== undefined;
  };
  const explained = (name: string, property: unknown): unknown => {
    const inside = walk(property) as Json;
    const description = Object.hasOwn(glossary, name) ? glossary[name] : undefined;
    return description === undefined || typeof inside !== "object" || isDescribed(inside)
      ? inside
      : { ...inside, description };
  };
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        key === "properties" ? propertiesOf(part as Json, explained) : walk(part),
      ]),
    );
  };
  return walk(schema) as object;
}

const propertiesOf = (properties: Json, explained: (name: string, property: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, explained(name, property)]));
