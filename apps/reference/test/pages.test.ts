import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { referencePages } from "../src/pages.js";

const folder = new URL("../../../docs/reference/", import.meta.url);

test("docs/reference holds what the composed games declare; `pnpm reference` writes it", async () => {
  const found = readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), "utf8")]);
  expect(Object.fromEntries(found)).toEqual(await referencePages());
});
