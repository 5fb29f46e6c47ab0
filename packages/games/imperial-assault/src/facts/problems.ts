import { nearest } from "@riposte/kernel";
import type { z } from "zod";

/** Something wrong with a data file: where, and what to write instead. */
export interface Problem {
  readonly file: string;
  readonly path: string;
  readonly message: string;
}

/** Everything wrong with a value, each with its path and the nearest known name. */
export function schemaProblems(schema: z.ZodType, value: unknown, file: string, under = ""): readonly Problem[] {
  const parsed = schema.safeParse(value);
  if (parsed.success) return [];
  return parsed.error.issues.flatMap((issue) => {
    const path = `${under}${pathText(issue.path, value)}`.replace(/^\./, "");
    return messagesOf(issue, schema, value).map((message) => ({ file, path, message }));
  });
}

/** Words for a name nobody knows. */
export function didYouMean(wanted: string, known: Iterable<string>): string {
  const near = nearest(wanted, known);
  return near === undefined ? "" : ` Did you mean "${near}"?`;
}

/** A path with the id of each card in it, so that it can be found by eye. */
function pathText(path: readonly PropertyKey[], value: unknown): string {
  let here = value;
  let text = "";
  for (const part of path) {
    here = (here as Record<PropertyKey, unknown> | undefined)?.[part];
    const id = typeof part === "number" ? (here as { id?: unknown } | undefined)?.id : undefined;
    text += typeof part !== "number" ? `.${String(part)}` : typeof id === "string" ? `["${id}"]` : `[${part}]`;
  }
  return text;
}

function messagesOf(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown): readonly string[] {
  if (issue.code === "unrecognized_keys") {
    const known = fieldsAt(schema, issue.path, value);
    return issue.keys.map((key) => `"${key}" is no field of it.${didYouMean(key, known)}`);
  }
  const found = issue.path.reduce<unknown>((here, part) => (here as Record<PropertyKey, unknown>)?.[part], value);
  if (issue.code === "invalid_value" && typeof found === "string") {
    return [`"${found}" is not known here.${didYouMean(found, issue.values.map(String))}`];
  }
  return [issue.message];
}

interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
}

/** The fields of the object a path leads to; a union gives those of the alternatives that fit by their tag. */
function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[], value: unknown): readonly string[] {
  const def = schema.def as unknown as Def;
  if (def.innerType !== undefined) return fieldsAt(def.innerType, path, value);
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
