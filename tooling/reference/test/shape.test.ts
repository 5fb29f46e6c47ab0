import { expect, test } from "vitest";
import { z } from "zod";
import { shapeOf } from "../src/shape.js";

test("a schema is written as a TypeScript reader expects it", () => {
  const schema = z.strictObject({
    seat: z.int(),
    to: z.enum(["hand", "deck"]).optional(),
    cards: z.array(z.union([z.string(), z.null()])),
    pair: z.tuple([z.number(), z.number()]),
    held: z.record(z.string(), z.boolean()),
  });
  expect(shapeOf(schema)).toBe(
    '{ seat: number, to?: "hand" | "deck", cards: (string | null)[], pair: [number, number], held: { [key]: boolean } }',
  );
});

test("what is empty is not written", () => {
  expect(shapeOf(z.strictObject({}))).toBe("");
});

test("what would be too long is written with less of what lies inside", () => {
  const wide = z.strictObject(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`field-${at}`, z.string()])));
  expect(shapeOf(z.strictObject({ first: z.number(), deep: z.strictObject({ wide }) }))).toBe(
    "{ first: number, deep: { wide: { … } } }",
  );
});

test("a schema that holds itself is not followed for ever", () => {
  interface Tree {
    readonly under: readonly Tree[];
  }
  const tree: z.ZodType<Tree> = z.lazy(() => z.strictObject({ under: z.array(tree) })).meta({ id: "Tree" });
  expect(shapeOf(tree)).toBe("{ under: { … }[] }");
});
