// Writes data/schemas/*.json from the zod schemas in the code; `docs/test/schemas.test.mjs` keeps them equal.
import { mkdirSync, writeFileSync } from "node:fs";
import { allSchemas, schemaText } from "./all-schemas.mjs";
import { root } from "./workspace.mjs";

mkdirSync(`${root}data/schemas`, { recursive: true });
for (const [file, schema] of Object.entries(await allSchemas())) {
  writeFileSync(`${root}data/schemas/${file}`, schemaText(schema));
  console.log(`data/schemas/${file}`);
}
