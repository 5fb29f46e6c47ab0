import type { JsonSchema } from "@riposte/reference";

export type Schema = JsonSchema;
export type Path = readonly (string | number)[];

/** Everything a schema says about one place of a value: references followed, alternatives that cannot be meant left out. */
export function schemasAt(root: Schema, value: unknown, path: Path): readonly Schema[] {
  let here = spread(root, root, value);
  let at = value;
  for (const key of path) {
    at = inside(at, key);
    const below = at;
    const seen = new Set<Schema>();
    here = here.flatMap((schema) => stepInto(schema, key).flatMap((next) => spread(root, next, below, seen)));
  }
  return here;
}

/** A value with nothing at one place: what is being written there says nothing about what may stand there. */
export function withoutValueAt(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return undefined;
  if (typeof value !== "object" || value === null) return value;
  const inner = withoutValueAt((value as Record<string | number, unknown>)[key], rest);
  if (Array.isArray(value)) return value.map((one, at) => (at === key ? inner : one));
  const { [key]: _, ...others } = value as Record<string | number, unknown>;
  return inner === undefined ? others : { ...others, [key]: inner };
}

function stepInto({ properties, items, additionalProperties }: Schema, key: string | number): readonly Schema[] {
  if (typeof key === "number") return items === undefined ? [] : [items];
  const own = properties?.[key];
  if (own !== undefined) return [own];
  return typeof additionalProperties === "object" ? [additionalProperties] : [];
}

/** A schema as the plain ones it stands for, each once: formats refer to themselves. */
function spread(root: Schema, schema: Schema, value: unknown, seen = new Set<Schema>()): readonly Schema[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const deeper = (one: Schema) => spread(root, one, value, seen);
  const found: Schema[] = [schema];
  if (schema.$ref !== undefined) {
    const named = resolved(root, schema.$ref);
    if (named !== undefined) found.push(...deeper(named));
  }
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways !== undefined) {
    const possible = ways.filter((way) => couldBe(root, way, value));
    found.push(...(possible.length === 0 ? ways : possible).flatMap(deeper));
  }
  for (const part of schema.allOf ?? []) found.push(...deeper(part));
  if (schema.if !== undefined) {
    const branch = holds(root, schema.if, value) ? schema.then : schema.else;
    if (branch !== undefined) found.push(...deeper(branch));
  }
  return found;
}

function resolved(root: Schema, ref: string): Schema | undefined {
  if (ref === "#") return root;
  return root.$defs?.[decodeURIComponent(ref.split("/").at(-1) ?? "")];
}

/** An alternative whose fixed words are not those of the value is not meant. */
function couldBe(root: Schema, schema: Schema, value: unknown): boolean {
  const { properties, type, $ref } = schema;
  if ($ref !== undefined) {
    const named = resolved(root, $ref);
    return named === undefined || named === root || couldBe(root, named, value);
  }
  if (value === undefined || value === null) return true;
  if (typeof type === "string" && !isOfType(type, value)) return false;
  return Object.entries(properties ?? {}).every(([name, property]) => {
    const given = (value as Record<string, unknown>)[name];
    return given === undefined || property.const === undefined || property.const === given;
  });
}

function isOfType(type: string, value: unknown): boolean {
  if (type === "array") return Array.isArray(value);
  if (type === "object") return typeof value === "object" && !Array.isArray(value);
  if (type === "integer" || type === "number") return typeof value === "number";
  return typeof value === type;
}

/** Whether a condition on fixed words holds. */
function holds(root: Schema, condition: Schema, value: unknown): boolean {
  const all = condition.$ref === undefined ? condition : (resolved(root, condition.$ref) ?? condition);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(all.properties ?? {}).every(([name, property]) => {
    const given = (value as Record<string, unknown>)[name];
    if (given === undefined) return false;
    return property.const !== undefined ? property.const === given : (property.enum?.includes(given) ?? true);
  });
}

const inside = (value: unknown, key: string | number): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;
