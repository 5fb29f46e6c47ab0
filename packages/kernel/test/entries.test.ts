import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const source = (entry: string): string => readFileSync(new URL(`../src/${entry}.ts`, import.meta.url), "utf8");

const namesIn = (entry: string): readonly string[] =>
  [...source(entry).matchAll(/\{([^}]*)\} from/g)].flatMap(([, names = ""]) =>
    names
      .split(",")
      .map((name) => name.trim().replace(/^type /, ""))
      .filter((name) => name !== ""),
  );

const ENTRIES = ["index", "entry/run", "entry/flow", "entry/chance", "entry/data", "entry/inferred"];

test("who writes a plugin has at most 60 names to know", () => {
  expect(namesIn("index").length).toBeLessThanOrEqual(60);
});

test("each name has one home", () => {
  const all = ENTRIES.flatMap(namesIn);
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
});

test("every entry is exported under its name", () => {
  const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
    readonly exports: Readonly<Record<string, { readonly types: string } | string>>;
  };
  const types = Object.values(manifest.exports).flatMap((target) => (typeof target === "string" ? [] : target.types));
  expect(types).toEqual(ENTRIES.map((entry) => `./dist/${entry}.d.ts`));
});
