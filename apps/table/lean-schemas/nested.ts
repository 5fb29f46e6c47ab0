import { type Issue, type Read, told, within, wordsIn } from "./issue.js";
import type { Definition, Kind, Schema, Shape } from "./schema.js";

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isPlain = (prototype: object | null): boolean => prototype === null || Object.hasOwn(prototype, "isPrototypeOf");

/** A value that is of another type altogether. */
export function wrongType(read: Read, expected: string, { def }: Schema): Read {
  const input = read.value;
  const received = expected === "number" && typeof input === "number" ? { received: String(input) } : {};
  read.issues.push({ code: "invalid_type", expected, input, ...received, ...wordsIn(def.given) });
  return read;
}

/** What an object is made of; fields that are getters are looked at when the first value is read. */
export const objectLike = (fields: Shape): Pick<Definition, "shape" | "fields"> => ({
  fields,
  get shape() {
    const shape = { ...fields };
    Object.defineProperty(this, "shape", { value: shape, enumerable: true, configurable: true });
    return shape;
  },
});

export const objectKind: Kind = {
  read(read, schema) {
    const input = read.value;
    if (!isObject(input)) return wrongType(read, "object", schema);
    const shape = schema.def.shape as Shape;
    const value: Fields = {};
    read.value = value;
    for (const key of Object.keys(shape))
      if (key !== "__proto__") readField(read, value, key, shape[key] as Schema, input);
    const rest = schema.def.catchall as Schema | undefined;
    if (rest === undefined) return read;
    const others = Object.keys(input).filter((key) => !Object.hasOwn(shape, key));
    if (rest.def.type !== "never") {
      for (const key of others) if (key !== "__proto__") readField(read, value, key, rest, input);
    } else if (others.length > 0) read.issues.push({ code: "unrecognized_keys", keys: others, input, continue: true });
    return read;
  },
  tags: ({ def }) =>
    Object.fromEntries(
      Object.entries(def.shape as Shape).flatMap(([key, field]) => {
        const { values, absence } = field;
        if (values === undefined) return [];
        return [[key, absence === undefined ? values : new Set([...values, undefined])]];
      }),
    ),
};

function readField({ issues }: Read, value: Fields, key: string, field: Schema, input: Fields): void {
  const isPresent = key in input;
  const { absence, mayBeAbsent } = field;
  const read = field.run({ value: input[key], issues: [] });
  if (!isPresent && mayBeAbsent && (absence === "optional" || (absence !== undefined && read.issues.length > 0)))
    return;
  issues.push(...within(key, read.issues));
  if (!isPresent && absence === undefined) {
    if (read.issues.length === 0)
      issues.push({ code: "invalid_type", expected: "nonoptional", input: undefined, path: [key] });
    return;
  }
  if (read.value !== undefined || isPresent || (absence === "defaulted" && !mayBeAbsent)) value[key] = read.value;
}

export const arrayKind: Kind = {
  read(read, schema) {
    const input = read.value;
    if (!Array.isArray(input)) return wrongType(read, "array", schema);
    const { element, checks = [] } = schema.def as { readonly element: Schema } & Definition;
    const tooLong = checks.find(({ most = input.length }) => input.length > most);
    if (tooLong !== undefined) {
      tooLong.look(read);
      for (const issue of read.issues) issue.continue = false;
      return read;
    }
    read.value = input.map((value, at) => {
      const one = element.run({ value, issues: [] });
      if (one.issues.length > 0) read.issues.push(...within(at, one.issues));
      return one.value;
    });
    return read;
  },
};

/** As many entries as there are schemas; ours have none that may be left out. */
export const tupleKind: Kind = {
  read(read, schema) {
    const input = read.value;
    if (!Array.isArray(input)) return wrongType(read, "tuple", schema);
    const items = schema.def.items as readonly Schema[];
    const size = { origin: "array", inclusive: true, input };
    if (input.length < items.length) {
      read.value = [];
      read.issues.push({ code: "too_small", minimum: items.length, ...size });
      return read;
    }
    if (input.length > items.length) read.issues.push({ code: "too_big", maximum: items.length, ...size });
    read.value = items.map((item, at) => {
      const one = item.run({ value: input[at], issues: [] });
      read.issues.push(...within(at, one.issues));
      return one.value;
    });
    return read;
  },
};

/** A table; where its keys can be listed, it has all of them unless it is partial. */
export const recordKind: Kind = {
  read(read, schema) {
    const input = read.value;
    if (!isObject(input) || !isPlain(Object.getPrototypeOf(input))) return wrongType(read, "record", schema);
    const { keyType, valueType, partial } = schema.def as unknown as RecordDefinition;
    const value: Fields = {};
    read.value = value;
    const listed = keyType.values;
    const unknown: string[] = [];
    const entry = (key: string) => {
      const one = valueType.run({ value: input[key], issues: [] });
      read.issues.push(...within(key, one.issues));
      value[key] = one.value;
    };
    if (listed !== undefined && !partial) {
      for (const key of listed) entry(String(key));
      unknown.push(...Object.keys(input).filter((key) => !listed.has(key)));
    } else
      for (const key of Object.keys(input)) {
        if (key === "__proto__") continue;
        const { issues } = keyType.run({ value: key, issues: [] });
        if (issues.length === 0) entry(key);
        else if (listed !== undefined) unknown.push(key);
        else read.issues.push(invalidKey(key, issues));
      }
    if (unknown.length > 0) read.issues.push({ code: "unrecognized_keys", keys: unknown, input, continue: true });
    return read;
  },
};

interface RecordDefinition {
  readonly keyType: Schema;
  readonly valueType: Schema;
  readonly partial: boolean;
}

const invalidKey = (key: string, issues: readonly Issue[]): Issue => ({
  code: "invalid_key",
  origin: "record",
  issues: issues.map(told),
  input: key,
  path: [key],
});
