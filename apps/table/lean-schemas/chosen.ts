import { type Read, stops, told } from "./issue.js";
import { wrongType } from "./nested.js";
import type { Kind, Schema } from "./schema.js";

const optionsOf = ({ def }: Schema): readonly Schema[] => def.options as readonly Schema[];

export const unionKind: Kind = {
  read(read, schema) {
    const [first, ...others] = optionsOf(schema);
    if (others.length === 0) return (first as Schema).run(read);
    const tried: Read[] = [];
    for (const option of optionsOf(schema)) {
      const one = option.run({ value: read.value, issues: [] });
      if (one.issues.length === 0) return one;
      tried.push(one);
    }
    // all that is wrong with it lets checks go on: this is the one that was meant
    const [meant, ...more] = tried.filter((one) => !stops(one));
    if (meant !== undefined && more.length === 0) return meant;
    read.issues.push({ code: "invalid_union", input: read.value, errors: tried.map(({ issues }) => issues.map(told)) });
    return read;
  },
  absence(schema) {
    const all = optionsOf(schema).map(({ absence }) => absence);
    return all.includes("defaulted") ? "defaulted" : all.includes("optional") ? "optional" : undefined;
  },
  mayBeAbsent: (schema) => optionsOf(schema).some(({ mayBeAbsent }) => mayBeAbsent),
  values(schema) {
    const all = optionsOf(schema).map(({ values }) => values);
    return all.every((values) => values !== undefined) ? new Set(all.flatMap((values) => [...values])) : undefined;
  },
};

const byTags = new WeakMap<object, ReadonlyMap<unknown, Schema>>();

/** Which option a tag leads to. */
function byTag(schema: Schema): ReadonlyMap<unknown, Schema> {
  const tag = schema.def.discriminator as string;
  const known =
    byTags.get(schema.def) ??
    new Map(
      optionsOf(schema).flatMap((option) =>
        [...(option.kind.tags?.(option)?.[tag] ?? [])].map((value) => [value, option] as const),
      ),
    );
  byTags.set(schema.def, known);
  return known;
}

/** A union whose options are told apart by one field. */
export const taggedKind: Kind = {
  ...unionKind,
  read(read, schema) {
    const input = read.value;
    if (typeof input !== "object" || input === null || Array.isArray(input)) return wrongType(read, "object", schema);
    const discriminator = schema.def.discriminator as string;
    const option = byTag(schema).get((input as Readonly<Record<string, unknown>>)[discriminator]);
    if (option !== undefined) return option.run(read);
    read.issues.push({
      code: "invalid_union",
      errors: [],
      note: "No matching discriminator",
      discriminator,
      options: [...byTag(schema).keys()],
      input,
      path: [discriminator],
    });
    return read;
  },
  tags(schema) {
    const all = optionsOf(schema).map((option) => option.kind.tags?.(option) ?? {});
    const names = new Set(all.flatMap((tags) => Object.keys(tags)));
    return Object.fromEntries(
      [...names].map((name) => [name, new Set(all.flatMap((tags) => [...(tags[name] ?? [])]))]),
    );
  },
};
