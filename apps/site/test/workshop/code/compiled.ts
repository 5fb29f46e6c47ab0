import { readFileSync } from "node:fs";
import ts from "typescript-js";
import type { CodeExample } from "../../../src/workshop/code/code-example.js";
import type { CodeOrder, Sources } from "../../../src/workshop/code/messages.js";

/** The guide's example, as the built site offers it. */
export const example = JSON.parse(
  readFileSync(new URL("../../../dist/code/example.json", import.meta.url), "utf8"),
) as CodeExample;

/** As the workshop's compiler writes it. */
export const compiled = (sources: Sources): Record<string, string> =>
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

export const orderOf = (sources: Sources): CodeOrder => ({
  kind: "try",
  number: 1,
  game: example.game,
  entry: example.entry,
  files: compiled(sources),
  setup: example.setup,
  seed: "1",
});
