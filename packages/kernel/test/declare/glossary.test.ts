import { expect, test } from "vitest";
import { z } from "zod";
import { withGlossary } from "../../src/entry/data.js";

const Card = z.strictObject({
  id: z.string(),
  cost: z.int().meta({ description: "What it costs here" }),
  properties: z.array(z.strictObject({ id: z.string() })),
});
const glossary = { id: "Its name for programs", cost: "What anything costs" };

test("a property without a description gets that of its name, however deep", () => {
  const { properties } = withGlossary(z.toJSONSchema(Card), glossary) as { properties: Record<string, never> };
  expect(properties.id).toMatchObject({ type: "string", description: "Its name for programs" });
  expect(properties.properties).toMatchObject({
    items: { properties: { id: { description: "Its name for programs" } } },
  });
});

test("a description of its own stays, and a name nobody explains stays bare", () => {
  const { properties } = withGlossary(z.toJSONSchema(Card), glossary) as { properties: Record<string, never> };
  expect(properties.cost).toMatchObject({ description: "What it costs here" });
  expect(properties.properties).not.toHaveProperty("description");
});

test("a reference is described by what it refers to", () => {
  const schema = {
    $defs: { a: { description: "A" }, b: {} },
    properties: { id: { $ref: "#/$defs/a" }, cost: { $ref: "#/$defs/b" } },
  };
  expect(withGlossary(schema, glossary)).toMatchObject({
    properties: { id: { $ref: "#/$defs/a" }, cost: { $ref: "#/$defs/b", description: "What anything costs" } },
  });
  expect((withGlossary(schema, glossary) as typeof schema).properties.id).not.toHaveProperty("description");
});
