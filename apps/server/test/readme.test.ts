import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FAULTS } from "../src/index.js";

test("the README lists what the server refuses", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const listed = [...readme.matchAll(/^\| `([A-Z_]+)` \| (.*) \|$/gm)].map(([, code, when]) => [code, when]);
  expect(listed).toEqual(Object.entries(FAULTS));
});
