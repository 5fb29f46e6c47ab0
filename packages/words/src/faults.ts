import type { z } from "zod";
import { didYouMean } from "./nearest.js";

/** Something wrong inside a value. */
export interface Fault {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Everything wrong with a value, each with its path and the nearest known name. */
export function faultsOf(schema: z.ZodType, value: unknown): readonly Fault[] {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : parsed.error.issues.flatMap((issue) => explained(issue, schema, value, []));
}

/** A path with the id of each entry of a list in it, so that it can be found by eye. */
export function faultPath(path: readonly PropertyKey[], value: unknown): string {
  let here = value;
  let text = "";
  for (const part of path) {
    here = (here as Record<PropertyKey, unknown> | undefined)?.[part];
    const id = typeof part === "number" ? (here as { id?: unknown } | undefined)?.id : undefined;
    text += typeof part !== "number" ? `.${String(part)}` : typeof id === "string" ? `["${id}"]` : `[${part}]`;
  }
  return text;
}

/** Faults as lines, each with its path in dots; `whole` stands for the value itself. */
export const faultLines = (faults: readonly Fault[], whole = ""): readonly string[] =>
  faults.map(({ path, message }) => [path.map(String).join(".") || whole, message].filter(Boolean).join(": "));

function explained(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
  value: unknown,
  above: readonly PropertyKey[],
): readonly Fault[] {
  const path = [...above, ...issue.path];
  const found = path.reduce<unknown>((here, part) => (here as Record<PropertyKey, unknown>)?.[part], value);
  const values = valuesOf(issue);
  if (values.length > 0 && typeof found === "string")
    return [{ path, message: `"${found}" is not known here.${didYouMean(found, values)}` }];
  if (issue.code === "invalid_union" && issue.errors.length > 0)
    return likeliest(issue.errors).flatMap((inner) => explained(inner, schema, value, path));
  if (issue.code !== "unrecognized_keys") return [{ path, message: issue.message }];
  const known = fieldsAt(schema, path, value);
  return issue.keys.map((key) => ({ path, message: `"${key}" is no field of it.${didYouMean(key, known)}` }));
}

/** The words there could have been, in all branches of a union. */
function valuesOf(issue: z.core.$ZodIssue): readonly string[] {
  if (issue.code === "invalid_value") return issue.values.map(String);
  if (issue.code !== "invalid_union") return [];
  return issue.errors.flatMap(([first]) => (first?.path.length === 0 ? valuesOf(first) : []));
}

/** Of a union's branches the one that got furthest; one that wants something else altogether fails at once. */
function likeliest(branches: readonly (readonly z.core.$ZodIssue[])[]): readonly z.core.$ZodIssue[] {
  const depth = (branch: readonly z.core.$ZodIssue[]) => Math.max(0, ...branch.map(({ path }) => path.length));
  return branches.reduce((best, branch) => (depth(branch) > depth(best) ? branch : best));
}

interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly getter?: () => z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
}

/** The fields of the object a path leads to; a union gives those of the alternatives that fit by their tag. */
function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[], value: unknown): readonly string[] {
  const def = schema.def as unknown as Def;
  const inside = def.innerType ?? def.getter?.();
  if (inside !== undefined) return fieldsAt(inside, path, value);
  if (def.options !== undefined) {
    const fitting = def.options.filter((option) => tagFits(option, value));
    return fitting.flatMap((option) => fieldsAt(option, path, value));
  }
  const [part, ...rest] = path;
  if (part === undefined) return Object.keys(def.shape ?? {});
  const inner = def.shape?.[String(part)] ?? def.element ?? def.valueType;
  return inner === undefined ? [] : fieldsAt(inner, rest, (value as Record<PropertyKey, unknown>)?.[part]);
}

/** Do the literal fields of an object schema hold for the value? */
function tagFits(option: z.ZodType, value: unknown): boolean {
  const { shape } = option.def as unknown as Def;
  if (shape === undefined || typeof value !== "object" || value === null) return false;
  return Object.entries(shape).every(([field, schema]) => {
    const { type } = schema.def;
    return (
      (type !== "literal" && type !== "enum") || schema.safeParse((value as Record<string, unknown>)[field]).success
    );
  });
}
