import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ERROR_CODES } from "../src/errors.js";

test("docs/errors.md has one heading for each code, and no other", () => {
  const page = readFileSync(new URL("../../../docs/errors.md", import.meta.url), "utf8");
  const headings = [...page.matchAll(/^### (\S+)$/gm)].map(([, code]) => code);
  expect([...headings].sort()).toEqual([...ERROR_CODES].sort());
});

test("every code is used in the source of the kernel or of the testing package", () => {
  const roots = [new URL("../src/", import.meta.url), new URL("../../testing/src/", import.meta.url)];
  const source = roots
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".ts") && file !== "errors.ts")
        .map((file) => readFileSync(new URL(file, root), "utf8")),
    )
    .join("");
  expect(ERROR_CODES.filter((code) => !source.includes(`"${code}"`))).toEqual([]);
});
