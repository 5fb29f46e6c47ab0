import { z } from "zod";

type Written = Readonly<Record<string, unknown>>;

/** Beyond this a number is a bound in name only. */
const LARGEST = 1_000_000_000;

/** Where a schema lets an author write without end: numbers, texts, lists and tables that have no upper bound. */
export function unboundedIn(schema: z.ZodType): readonly string[] {
  const root = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Written;
  return [...new Set(walk(root, "", root, new Set()))];
}

function walk(node: unknown, path: string, root: Written, seen: Set<unknown>): readonly string[] {
  if (typeof node !== "object" || node === null || seen.has(node)) return [];
  seen.add(node);
  const { $ref, anyOf, oneOf, allOf, type, const: constant, enum: words, not } = node as Written;
  if (typeof $ref === "string") return walk(referred(root, $ref), path, root, seen);
  const branches = [anyOf, oneOf, allOf].flatMap((list) => (Array.isArray(list) ? list : []));
  if (branches.length > 0) return branches.flatMap((branch) => walk(branch, path, root, seen));
  if (constant !== undefined || words !== undefined || not !== undefined) return [];
  switch (type) {
    case "boolean":
    case "null":
      return [];
    case "string":
      return isBelow(node, "maxLength") ? [] : [`${path}: a text of any length`];
    case "number":
    case "integer":
      return isBelow(node, "maximum") ? [] : [`${path}: a number of any size`];
    case "array":
      return walkList(node as Written, path, root, seen);
    case "object":
      return walkTable(node as Written, path, root, seen);
    default:
      return [`${path}: anything`];
  }
}

const referred = (root: Written, ref: string): unknown =>
  ref
    .split("/")
    .slice(1)
    .reduce<unknown>((at, key) => (at as Written)[key], root);

const isBelow = (node: object, bound: string): boolean => {
  const value = (node as Written)[bound];
  return typeof value === "number" && value <= LARGEST;
};

function walkList(node: Written, path: string, root: Written, seen: Set<unknown>): readonly string[] {
  const { prefixItems, items } = node;
  const places = Array.isArray(prefixItems) ? prefixItems : [];
  const isOpen = places.length === 0 && !isBelow(node, "maxItems");
  return [
    ...(isOpen ? [`${path}: a list of any length`] : []),
    ...places.flatMap((place, at) => walk(place, `${path}.${at}`, root, seen)),
    ...walk(items, `${path}[]`, root, seen),
  ];
}

function walkTable(node: Written, path: string, root: Written, seen: Set<unknown>): readonly string[] {
  const { properties = {}, additionalProperties, propertyNames } = node;
  const isRecord = propertyNames !== undefined;
  return [
    ...(isRecord && !isBelow(node, "maxProperties") ? [`${path}: a table of any size`] : []),
    ...walk(propertyNames, `${path} (its keys)`, root, seen),
    ...Object.entries(properties as Written).flatMap(([name, value]) => walk(value, `${path}.${name}`, root, seen)),
    ...(additionalProperties === false ? [] : walk(additionalProperties ?? {}, `${path}.*`, root, seen)),
  ];
}
