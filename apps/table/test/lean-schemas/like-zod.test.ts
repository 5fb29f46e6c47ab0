import { expect, test } from "vitest";
import { z as zod } from "zod";
import { z as lean } from "../../lean-schemas/index.js";

type Zod = typeof zod;

/** Schemas of every kind our packages use, each made twice. */
const SCHEMAS: Readonly<Record<string, (z: Zod) => unknown>> = {
  text: (z) => z.string().min(2).max(4),
  "text of a form": (z) =>
    z
      .string()
      .max(6)
      .regex(/^[a-z]+$/, "is a word"),
  "text of another form": (z) => z.string().regex(/^\d$/),
  number: (z) => z.number().min(-2).max(3.5),
  "whole number": (z) => z.int().min(1, "at least one").max(9),
  "number made whole": (z) => z.number().int().positive(),
  "number from zero": (z) => z.int().nonnegative(),
  boolean: (z) => z.boolean(),
  nothing: (z) => z.null(),
  anything: (z) => z.unknown(),
  literal: (z) => z.literal("a"),
  literals: (z) => z.literal(["a", 1, null]),
  word: (z) => z.enum(["ab", "cd"]),
  "word with its own text": (z) => z.enum(["ab", "cd"], { error: ({ input }) => `${String(input)} is no word` }),
  "part of words": (z) => z.enum(["ab", "cd", "a"]).extract(["ab"]),
  list: (z) => z.array(z.int().max(5)).min(1).max(2),
  "list by method": (z) => z.string().array().length(2),
  "frozen list": (z) => z.array(z.string()).readonly(),
  pair: (z) => z.tuple([z.int(), z.string()]),
  table: (z) => z.record(z.string().max(2), z.int()),
  "table of words": (z) => z.record(z.enum(["ab", "cd"]), z.int()),
  "table of some words": (z) => z.partialRecord(z.enum(["ab", "cd"]), z.int()),
  strict: (z) => z.strictObject({ a: z.int(), b: z.string().optional(), c: z.int().default(3) }),
  loose: (z) => z.looseObject({ a: z.int() }),
  open: (z) => z.object({ a: z.int() }),
  "open with a rest": (z) => z.object({ a: z.int() }).catchall(z.string()),
  empty: (z) => z.strictObject({}),
  "anything in a field": (z) => z.strictObject({ a: z.unknown(), b: z.unknown().optional() }),
  extended: (z) => z.strictObject({ a: z.int() }).extend({ b: z.boolean() }),
  partial: (z) => z.strictObject({ a: z.int(), b: z.string() }).partial(),
  "partial in one": (z) => z.strictObject({ a: z.int(), b: z.string() }).partial({ a: true }),
  picked: (z) => z.strictObject({ a: z.int(), b: z.string() }).pick({ a: true }),
  omitted: (z) => z.strictObject({ a: z.int(), b: z.string() }).omit({ a: true }),
  refined: (z) =>
    z.strictObject({ a: z.int(), b: z.int() }).refine(({ a, b }) => a < b, { path: ["b"], message: "more" }),
  "refined and extended": (z) =>
    z
      .strictObject({ a: z.int() })
      .refine(({ a }) => a > 1, "too few")
      .safeExtend({ c: z.int().optional() }),
  "refined twice": (z) =>
    z
      .string()
      .refine((text) => text.length > 1, "one")
      .refine((text) => text.length > 2, "two"),
  "refined by hand": (z) =>
    z.strictObject({ a: z.int() }).superRefine((value, context) => {
      if (value.a > 3) context.addIssue({ code: "custom", path: ["a"], message: "at most 3" });
      if (value.a > 4) context.addIssue("far too many");
    }),
  transformed: (z) => z.string().transform((text) => text.length),
  "transformed or refused": (z) =>
    z.union([z.int(), z.string()]).transform((given, context) => {
      if (given !== "a") return given;
      context.addIssue({ code: "custom", message: "not a" });
      return z.NEVER;
    }),
  "transformed object": (z) => z.strictObject({ a: z.int() }).transform(({ a }) => a),
  preprocessed: (z) => z.preprocess((given) => (given === "a" ? "ab" : given), z.enum(["ab"])).default("ab"),
  "optional word": (z) => z.enum(["ab"]).optional(),
  nullable: (z) => z.strictObject({ a: z.int().nullable(), b: z.string().nullable().default(null) }),
  defaulted: (z) => z.strictObject({ a: z.array(z.int()).default([1]), b: z.strictObject({}).default({}) }),
  prefaulted: (z) => z.strictObject({ a: z.strictObject({ b: z.int().default(2) }).prefault({}) }),
  "default that is optional": (z) => z.strictObject({ a: z.int().default(2).optional() }),
  union: (z) => z.union([z.int(), z.strictObject({ a: z.int() }), z.strictObject({ b: z.array(z.int()) })]),
  "union of one": (z) => z.union([z.string()]),
  "union of words": (z) => z.record(z.union([z.literal("ab"), z.literal("cd")]), z.boolean()),
  "union with a default": (z) => z.strictObject({ a: z.union([z.int().default(1), z.string()]) }),
  tagged: (z) =>
    z.discriminatedUnion("type", [
      z.strictObject({ type: z.literal("a"), n: z.int() }),
      z.strictObject({ type: z.enum(["b", "c"]), text: z.string().optional() }),
    ]),
  "tagged in tagged": (z) =>
    z.discriminatedUnion("type", [
      z.discriminatedUnion("type", [z.strictObject({ type: z.literal("a") })]),
      z.strictObject({ type: z.literal("b") }),
    ]),
  "made by us": (z) => z.custom((value) => typeof value === "object", "no object"),
  "of any make": (z) => z.custom(),
  recursive: (z) => {
    const tree: ReturnType<Zod["lazy"]> = z.lazy(() => z.strictObject({ a: z.array(tree).optional() }));
    return tree;
  },
  "recursive by a getter": (z) => {
    const tree = z.strictObject({
      n: z.int(),
      get a() {
        return z.array(tree).default([]) as never;
      },
    });
    return tree.refine(({ n }) => n < 5, "at most 4");
  },
};

/** Values that fit some of them, and those that fit none. */
const VALUES: readonly unknown[] = [
  ...[undefined, null, true, "", "a", "ab", "abc", "abcde", "A", "5", "𝔞𝔞", 0, 1, 1.5, -3, 4, 6, 99],
  ...[Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, -(2 ** 60), new Date(0)],
  ...[[], [1], [9], ["a"], ["a", "b"], [1, "b"], [1, "b", 3], ["b", 1], [1, 2, 3], [9, 9, 9]],
  ...[{}, { a: 1 }, { a: 9 }, { a: "x" }, { a: undefined }, { a: null }, { a: [] }, { a: [1] }, { a: { b: 1 } }],
  ...[{ a: 1, b: 2 }, { a: 3, b: 2 }, { a: 1, b: "x" }, { a: 1, b: null }, { a: 1, b: true }, { b: "x" }, { b: [1] }],
  ...[
    { b: ["x"] },
    { a: 1, x: 1, y: 2 },
    { a: 1.5, x: 1 },
    { abc: 1 },
    { ab: 1, cd: 2 },
    { ab: 1 },
    { ab: true, cd: false },
  ],
  ...[{ ab: 1, cd: 2, ef: 3 }, { ab: "x" }, { type: "a", n: 1 }, { type: "a" }, { type: "b" }, { type: "z" }],
  ...[{ type: "c", text: 5 }, { type: "b", more: 1 }, { a: [{ a: [{}] }] }, { a: [{ a: [{ b: 1 }] }] }],
  ...[{ n: 1 }, { n: 9 }, { n: 1, a: [{ n: 2 }] }, { n: 1, a: [{ n: "x" }] }],
  JSON.parse('{"__proto__": 1}'),
  JSON.parse('{"a": 1, "__proto__": {"b": 1}}'),
];

interface Parsing {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: { issues: unknown } };
}

const resultOf = (schema: unknown, value: unknown) => {
  const { success, data, error } = (schema as Parsing).safeParse(value);
  return success ? { data, isFrozen: Object.isFrozen(data) } : { issues: error?.issues };
};

test.each(Object.entries(SCHEMAS))("reads %s as zod does, and finds the same wrong with it", (_, make) => {
  const [theirs, ours] = [make(zod), make(lean as unknown as Zod)];
  for (const value of VALUES)
    expect(resultOf(ours, value), JSON.stringify(value)).toStrictEqual(resultOf(theirs, value));
});

test("what a schema is made of can be looked at, as the kernel does", () => {
  const shapes = [zod, lean as unknown as Zod].map((z) => {
    const schema = z.strictObject({ a: z.int().optional(), b: z.array(z.enum(["x"])) });
    return [
      Object.keys(schema.shape),
      schema.def.type,
      schema.def.catchall?._zod.def.type,
      schema.shape.b.element.options,
    ];
  });
  expect(shapes[1]).toEqual(shapes[0]);
});

test("parse throws what is wrong, and it is told the same way", () => {
  const told = [zod, lean as unknown as Zod].map((z) => {
    try {
      z.strictObject({ a: z.array(z.strictObject({ "b c": z.int() })), d: z.int() }).parse({ a: [{ "b c": "x" }] });
    } catch (error) {
      const { issues } = error as { readonly issues: never };
      return [
        z.prettifyError({ issues } as never),
        z.core.toDotPath(["a", 0, "b c", "d"]),
        JSON.parse((error as Error).message),
      ];
    }
    return [];
  });
  expect(told[1]).toEqual(told[0]);
});
