import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { firstPlugin } from "./games.js";
import { found, isThere, read } from "./repository.js";

const require = createRequire(import.meta.url);

/** What plugins of the workshop may import, with the door each name opens. */
const PACKAGES = ["packages/kernel", ...found("packages/games/*/package.json", []).map(dirname)];

/** What the workshop needs for code, fetched for an author who writes some: the compiler, the types, and the guide's example. */
export function codeFiles(): readonly (readonly [name: string, text: string])[] {
  const compiler = require.resolve("typescript-js");
  return [
    ["assets/code/typescript.js", `${readFileSync(compiler, "utf8")}\nexport { ts };\n`],
    ["code/types.json", JSON.stringify({ ...libraries(dirname(compiler)), ...ours(), ...zods() })],
    ["code/example.json", JSON.stringify(firstPlugin())],
  ];
}

/** The language's own types, without a browser's: plugins have none. */
function libraries(folder: string): Record<string, string> {
  const files: Record<string, string> = {};
  const take = (name: string) => {
    if (files[`/lib/${name}`] !== undefined) return;
    const text = readFileSync(join(folder, name), "utf8");
    files[`/lib/${name}`] = text;
    for (const [, lib] of text.matchAll(/\/\/\/ <reference lib="([^"]+)"/g)) take(`lib.${lib}.d.ts`);
  };
  take("lib.es2023.d.ts");
  return files;
}

function ours(): Record<string, string> {
  return Object.fromEntries(
    PACKAGES.flatMap((folder) => {
      const { name } = JSON.parse(read(`${folder}/package.json`)) as { readonly name: string };
      const paths = [`${folder}/package.json`, ...declarations(`${folder}/dist`)];
      return paths.map((path) => [`/node_modules/${name}/${path.slice(folder.length + 1)}`, read(path)] as const);
    }),
  );
}

/** Everything an entry of zod refers to. */
function zods(): Record<string, string> {
  const manifest = require.resolve("zod/package.json");
  const root = dirname(manifest);
  const files: Record<string, string> = { "/node_modules/zod/package.json": readFileSync(manifest, "utf8") };
  const take = (path: string) => {
    const name = `/node_modules/zod/${relative(root, path)}`;
    if (files[name] !== undefined) return;
    const text = readFileSync(path, "utf8");
    files[name] = text;
    for (const [, to] of text.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g))
      take(resolve(dirname(path), String(to).replace(/\.js$/, ".d.ts")));
  };
  take(join(root, "index.d.ts"));
  return files;
}

const declarations = (folder: string): readonly string[] => (isThere(folder) ? found(`${folder}/**/*.d.ts`, []) : []);
