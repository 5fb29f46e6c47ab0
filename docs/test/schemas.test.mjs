import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allSchemas, schemaText } from "../../tooling/run/all-schemas.mjs";

const folder = new URL("../../data/schemas/", import.meta.url);

test("data/schemas holds what the code's schemas say; `pnpm schemas` writes it", async () => {
  const wanted = Object.entries(await allSchemas()).map(([file, schema]) => [file, schemaText(schema)]);
  const found = readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), "utf8")]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
});
