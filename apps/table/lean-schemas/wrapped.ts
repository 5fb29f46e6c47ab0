import type { Read } from "./issue.js";
import type { Definition, Kind, Schema } from "./schema.js";

const inside = (schema: Schema): Schema => schema.def.innerType as Schema;

/** Takes everything over from the schema inside it. */
const through: Kind = {
  read: (read, schema) => inside(schema).run(read),
  absence: (schema) => inside(schema).absence,
  mayBeAbsent: (schema) => inside(schema).mayBeAbsent,
  values: (schema) => inside(schema).values,
  tags: (schema) => inside(schema).kind.tags?.(inside(schema)),
};

const withValue = (values: ReadonlySet<unknown> | undefined, value: unknown): ReadonlySet<unknown> | undefined =>
  values && new Set([...values, value]);

export const optionalKind: Kind = {
  read(read, schema) {
    if (read.value !== undefined) return inside(schema).run(read);
    if (inside(schema).absence !== "defaulted") return read;
    const inner = inside(schema).run({ value: undefined, issues: [] });
    read.value = inner.issues.length > 0 ? undefined : inner.value;
    return read;
  },
  absence: (schema) => (inside(schema).absence === "defaulted" ? "defaulted" : "optional"),
  mayBeAbsent: () => true,
  values: (schema) => withValue(inside(schema).values, undefined),
};

export const nullableKind: Kind = {
  ...through,
  tags: () => undefined,
  read: (read, schema) => (read.value === null ? read : inside(schema).run(read)),
  values: (schema) => withValue(inside(schema).values, null),
};

export const defaultKind: Kind = {
  read(read, schema) {
    const done = read.value === undefined ? read : inside(schema).run(read);
    if (done.value === undefined) done.value = instead(schema.def);
    return done;
  },
  absence: () => "defaulted",
  values: through.values as NonNullable<Kind["values"]>,
};

export const prefaultKind: Kind = {
  ...defaultKind,
  read(read, schema) {
    if (read.value === undefined) read.value = instead(schema.def);
    return inside(schema).run(read);
  },
};

export const readonlyKind: Kind = {
  ...through,
  read(read, schema) {
    const done = inside(schema).run(read);
    done.value = Object.freeze(done.value);
    return done;
  },
};

/** A default is a new value each time, so that nobody changes it for the next one. */
function instead({ value }: Definition): unknown {
  if (typeof value === "function") return value();
  if (Array.isArray(value)) return [...value];
  return typeof value === "object" && value !== null ? { ...value } : value;
}

/** A schema that is there when it is first used: it may contain itself. */
export const lazyKind: Kind = {
  ...through,
  read: (read, schema) => got(schema).run(read),
  absence: (schema) => got(schema).absence,
  mayBeAbsent: (schema) => got(schema).mayBeAbsent,
  values: () => undefined,
  tags: (schema) => got(schema).kind.tags?.(got(schema)),
};

const known = new WeakMap<object, Schema>();

function got({ def }: Schema): Schema {
  const schema = known.get(def) ?? (def.getter as () => Schema)();
  known.set(def, schema);
  return schema;
}

/** A value as a function of ours changes it. */
export const transformKind: Kind = {
  read(read, { def }) {
    read.value = (def.change as (read: Read) => unknown)(read);
    return read;
  },
  absence: () => "optional",
};

const ends = ({ def }: Schema) => def as unknown as { readonly in: Schema; readonly out: Schema };

/** One schema after the other; fields nobody knows do not keep the second from running. */
export const pipeKind: Kind = {
  read(given, schema) {
    const read = ends(schema).in.run(given);
    if (read.issues.every(({ code }) => code === "unrecognized_keys"))
      return ends(schema).out.run({ value: read.value, issues: read.issues });
    read.aborted = true;
    return read;
  },
  absence: (schema) => ends(schema).in.absence,
  mayBeAbsent: (schema) => ends(schema).out.mayBeAbsent,
  values: (schema) => ends(schema).in.values,
  tags: (schema) => ends(schema).in.kind.tags?.(ends(schema).in),
};
