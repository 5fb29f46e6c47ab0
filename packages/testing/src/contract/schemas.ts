import type { Schema } from "@riposte/kernel";
import type { AnyPlugin } from "@riposte/kernel/run";
import type { z } from "zod";
import type { Look } from "./random-matches.js";

/** The slice fits its schema from setup on. */
export function slicesParse({ name, declared }: AnyPlugin): Look {
  const schema = declared.slice?.schema;
  if (schema === undefined) return () => [];
  return ({ slices }) => faults(schema, (slices as Readonly<Record<string, unknown>>)[name], `slice "${name}"`);
}

function faults(schema: Schema<unknown>, value: unknown, what: string): readonly string[] {
  const parsed = (schema as z.ZodType).safeParse(value);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => `${[what, ...path].map(String).join(".")}: ${message}`);
}
