#!/usr/bin/env node
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";

// tsc leaves what it wrote for sources that are gone, and it would be published
rmSync("dist", { recursive: true, force: true });
// every further checker looks at the same types again, and other packages are built at the same time
const checking = process.env.RIPOSTE_TYPES === "later" ? ["--noCheck"] : [];
const { status } = spawnSync("tsc", ["-p", "tsconfig.build.json", "--checkers", "1", ...checking], {
  stdio: "inherit",
  // it lives for a second: collecting what it will not need takes a third of that
  env: { GOGC: "400", ...process.env },
  shell: process.platform === "win32",
});
if (status !== 0) process.exit(status ?? 1);

// what a manifest offers under "node", and entries named here, come in few files: finding and reading hundreds is most of a cold start
const { exports = {} } = JSON.parse(readFileSync("package.json", "utf8"));
const offered = Object.values(exports).flatMap(({ node }) => /^\.\/dist\/node\/(.+)\.js$/.exec(node ?? "")?.[1] ?? []);
const entries = [...offered, ...process.argv.slice(2)];
if (entries.length === 0) process.exit(0);
const { rolldown } = await import("rolldown");
const bundle = await rolldown({
  input: Object.fromEntries(entries.map((name) => [name, `./dist/${name}.js`])),
  platform: "node",
  // packages stay packages: each is loaded once, whoever imports it
  external: (id) => !/^[./\0]/.test(id),
});
await bundle.write({ dir: "dist/node", entryFileNames: "[name].js", chunkFileNames: "chunk-[hash].js" });
await bundle.close();
