import { expect, test } from "vitest";
import { leaksIn, type PackedFiles } from "../src/leaks.js";

const ROOT = "/node_modules/@riposte/tidy/";
const TIDY = {
  "README.md": "",
  LICENSE: "",
  "package.json": { name: "@riposte/tidy", keywords: ["riposte"], dependencies: { zod: "^4.0.0" } },
  "dist/index.js": 'import { z } from "zod";\nimport { readFileSync } from "node:fs";\nexport * from "./rest.js";',
  "dist/index.js.map": { sources: ["../src/index.ts"] },
  "src/index.ts": "",
};

function packed(changes: Readonly<Record<string, string | object | undefined>> = {}): PackedFiles {
  const files = Object.entries({ ...TIDY, ...changes }).filter(([, content]) => content !== undefined);
  const contents = new Map(files.map(([file, content]) => [ROOT + file, content]));
  const textOf = (content: unknown) => (typeof content === "string" ? content : JSON.stringify(content));
  return {
    packageName: "@riposte/tidy",
    listFiles: () => [...contents.keys()],
    readFile: (path) => textOf(contents.get(path)),
  };
}

test("a package with what it imports, its sources and its texts leaks nothing", () => {
  expect(leaksIn(packed())).toEqual([]);
});

test("what only the workspace understands is told", () => {
  const manifest = { ...TIDY["package.json"], dependencies: { zod: "catalog:" } };
  expect(leaksIn(packed({ "package.json": manifest }))).toEqual([expect.stringContaining("depends on zod catalog:")]);
});

test("an import of code or types that is not installed is told", () => {
  const types =
    'export declare const make: () => import("vitest").Test;\nimport type { A } from "@types/made-up/deep";';
  expect(leaksIn(packed({ "dist/index.d.ts": types }))).toEqual([
    expect.stringContaining("imports vitest"),
    expect.stringContaining("imports @types/made-up,"),
  ]);
});

test("code that a package writes for others is a text", () => {
  const writes = 'import { z } from "zod";\nexport const written = `\nimport { test } from "vitest";\n`;';
  expect(leaksIn(packed({ "dist/index.js": writes }))).toEqual([]);
  expect(leaksIn(packed({ "dist/index.js": `${writes}\nimport("made-up");` }))).toEqual([
    expect.stringContaining("imports made-up,"),
  ]);
});

test("a schema is in the package, or in one it brings along", () => {
  const cards = { "data/cards.json": { $schema: "../../schemas/cards.json" } };
  expect(leaksIn(packed(cards))).toEqual([expect.stringContaining("follows ../../schemas/cards.json")]);
  const manifest = { ...TIDY["package.json"], dependencies: { zod: "^4.0.0", "@riposte/schemas": "^0.1.0" } };
  expect(leaksIn(packed({ ...cards, "package.json": manifest }))).toEqual([]);
  expect(leaksIn(packed({ "cards.json": { $schema: "./own.json" }, "own.json": {} }))).toEqual([]);
});

test("a source map into files that stayed at home is told", () => {
  expect(leaksIn(packed({ "src/index.ts": undefined }))).toEqual([
    expect.stringContaining("points at ../src/index.ts"),
  ]);
});

test("a package without texts for people, or that a search does not find, is told", () => {
  const { keywords: _, ...manifest } = TIDY["package.json"];
  expect(leaksIn(packed({ "README.md": undefined, "package.json": manifest }))).toEqual([
    "has no README.md",
    'has no keyword "riposte"',
  ]);
});
