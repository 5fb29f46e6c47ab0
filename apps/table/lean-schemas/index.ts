import { type Check, integer, refined } from "./checks.js";
import { taggedKind, unionKind } from "./chosen.js";
import { prettifyError, toDotPath, wordsIn, ZodError } from "./issue.js";
import { arrayKind, objectKind, objectLike, recordKind, tupleKind, wrongType } from "./nested.js";
import { Schema, type Shape } from "./schema.js";
import { lazyKind, pipeKind, transformKind } from "./wrapped.js";

const ofType = (type: string, fits: (value: unknown) => boolean, checks: readonly Check[] = [], given?: unknown) =>
  new Schema(
    { type, checks, given },
    { read: (read, schema) => (fits(read.value) ? read : wrongType(read, type, schema)) },
  );

/** One of these values and nothing else. */
const oneOf = (type: string, entries: readonly unknown[], given?: unknown) =>
  new Schema(
    { type, entries },
    {
      read(read, schema) {
        const values = schema.def.entries as readonly unknown[];
        if (!values.includes(read.value))
          read.issues.push({ code: "invalid_value", values, input: read.value, ...wordsIn(given) });
        return read;
      },
      values: ({ def }) => new Set(def.entries as readonly unknown[]),
    },
  );

const object = (fields: Shape, catchall?: Schema) =>
  new Schema(
    Object.defineProperties({ type: "object", catchall }, Object.getOwnPropertyDescriptors(objectLike(fields))),
    objectKind,
  );

const record = (keyType: Schema, valueType: Schema, partial: boolean) =>
  new Schema({ type: "record", keyType, valueType, partial }, recordKind);

const unknown = () => ofType("unknown", () => true);
const anything = unknown();
const nothing = ofType("never", () => false);

/** What our packages use of zod, in a third of its bytes; the tests hold it against zod. */
export const z = {
  string: (given?: unknown) => ofType("string", (value) => typeof value === "string", [], given),
  number: (given?: unknown) => ofType("number", Number.isFinite, [], given),
  int: (given?: unknown) => ofType("number", Number.isFinite, [integer], given),
  boolean: (given?: unknown) => ofType("boolean", (value) => typeof value === "boolean", [], given),
  null: () =>
    new Schema(
      { type: "null" },
      {
        read: (read, schema) => (read.value === null ? read : wrongType(read, "null", schema)),
        values: () => new Set([null]),
      },
    ),
  unknown,
  literal: (values: unknown) => oneOf("literal", Array.isArray(values) ? values : [values]),
  enum: (values: readonly unknown[] | Readonly<Record<string, unknown>>, given?: unknown) =>
    oneOf("enum", Object.values(values), given),
  custom: (holds: (value: never) => unknown = () => true, given?: unknown) =>
    ofType("custom", () => true, [refined(holds, given, false)]),
  object,
  strictObject: (fields: Shape) => object(fields, nothing),
  looseObject: (fields: Shape) => object(fields, anything),
  array: (element: Schema) => new Schema({ type: "array", element }, arrayKind),
  tuple: (items: readonly Schema[]) => new Schema({ type: "tuple", items }, tupleKind),
  record: (keys: Schema, values: Schema) => record(keys, values, false),
  partialRecord: (keys: Schema, values: Schema) => record(keys, values, true),
  union: (options: readonly Schema[]) => new Schema({ type: "union", options }, unionKind),
  discriminatedUnion: (discriminator: string, options: readonly Schema[]) =>
    new Schema({ type: "union", options, discriminator }, taggedKind),
  lazy: (getter: () => Schema) => new Schema({ type: "lazy", getter }, lazyKind),
  preprocess: (change: (value: unknown) => unknown, out: Schema) =>
    new Schema(
      {
        type: "pipe",
        in: new Schema({ type: "transform", change: ({ value }: { value: unknown }) => change(value) }, transformKind),
        out,
      },
      pipeKind,
    ),
  NEVER: Object.freeze({ status: "aborted" }),
  ZodError,
  prettifyError,
  core: { toDotPath },
};
