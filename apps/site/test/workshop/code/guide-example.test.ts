import { readFileSync } from "node:fs";
import ts from "typescript-js";
import { expect, test } from "vitest";
import type { CodeOrder } from "../../../src/workshop/code/messages.js";
import { runFiles } from "../../../src/workshop/code/run-files.js";
import { tried } from "../../../src/workshop/code/tried.js";

const example = JSON.parse(readFileSync(new URL("../../../dist/code/example.json", import.meta.url), "utf8"));

/** As the workshop's compiler writes it. */
const compiled = (sources: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sources).map(([path, text]) => [
      path,
      path.endsWith(".ts")
        ? ts.transpileModule(text, {
            compilerOptions: {
              module: ts.ModuleKind.CommonJS,
              target: ts.ScriptTarget.ES2022,
              esModuleInterop: true,
            },
          }).outputText
        : text,
    ]),
  );

const order = (sources: Readonly<Record<string, string>>): CodeOrder => ({
  kind: "try",
  number: 1,
  game: example.game,
  entry: example.entry,
  files: compiled(sources),
  setup: example.setup,
  seed: "1",
});

test("the guide's plugin is composed from its files, and a bot plays with it", async () => {
  expect(await tried(order(example.sources))).toMatchObject({
    name: "last-stand",
    acts: [{ at: "card:power", how: "changes" }],
  });
});

test("a plugin that breaks something is refused with what it says", async () => {
  const broken = { ...example.sources, "src/plugin.ts": 'export const x = () => { throw new Error("not today"); };' };
  await expect(tried(order(broken))).rejects.toThrow("not today");
  await expect(tried(order({ ...broken, "src/plugin.ts": "export const one = 1;" }))).rejects.toThrow(
    "Nothing of one is a plugin",
  );
});

test("only what is offered can be imported", () => {
  const files = compiled({ "a.ts": 'import { readFileSync } from "node:fs"; export const x = readFileSync;' });
  expect(() => runFiles(files, "a.ts", { zod: {} })).toThrow('a.ts imports "node:fs". Here there are zod.');
  const lost = compiled({ "a.ts": 'import { b } from "./b.js"; export const x = b;' });
  expect(() => runFiles(lost, "a.ts", {})).toThrow("there is no such file");
});
