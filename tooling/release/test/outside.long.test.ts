import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { judgeTarball } from "../src/judge-tarball.js";
import { runTool } from "../src/run-tool.js";
import { printedInBrowser } from "./browser.js";
import { blocksOf, commandsIn, type GuideBlock } from "./guide-blocks.js";
import { packEverything } from "./packed.js";

// outside the repository: nothing above these folders has node_modules
const plugin = mkdtempSync(join(tmpdir(), "riposte-plugin-"));
const app = mkdtempSync(join(tmpdir(), "riposte-app-"));
const { tarballs, remove } = packEverything();
const files = new Map(tarballs.map(({ name, file }) => [name, file]));

const guide = blocksOf("publishing.md");
const [peers, dev, ...commands] = commandsIn(guide).filter(([program]) => program === "npm");
let printed = "";

// names of ours are in no registry yet: this one has them, in the versions of the tree
const registry = spawn(process.execPath, [
  fileURLToPath(new URL("./registry.mjs", import.meta.url)),
  ...files.values(),
]);
beforeAll(async () => {
  const [address] = (await once(registry.stdout, "data")) as [Buffer];
  for (const folder of [plugin, app])
    writeFileSync(join(folder, ".npmrc"), `@riposte:registry=${String(address).trim()}\n`);
});

afterAll(() => {
  registry.kill();
  for (const folder of [plugin, app]) rmSync(folder, { recursive: true, force: true });
  remove();
}, 120_000);

test("a plugin written by the guide with plain npm compiles, keeps the contract and passes", () => {
  const own = guide.filter(({ about }) => /^(src|test)\/|^(package|tsconfig)\.json$/.test(about));
  const first = blocksOf("first-plugin.md").filter(({ about }) => /^(src|test)\//.test(about));
  for (const block of [...own, ...first]) writeBlock(join(plugin, block.about), block);
  for (const words of [peers, dev]) npm(plugin, words ?? []);
  expect(commands).toEqual([
    ["npm", "test"],
    ["npm", "publish", "--dry-run"],
  ]);
  const [said] = commands.map((words) => npm(plugin, words));
  expect(said).toMatch(/Test Files +3 passed/);
});

test("its tests typecheck too, and its sources in the last TypeScript with a JavaScript API", () => {
  // vitest's own types want those of Node
  const compilerOptions = { noEmit: true, rootDir: ".", skipLibCheck: true };
  const all = { extends: "./tsconfig.json", compilerOptions, include: ["src", "test"] };
  writeFileSync(join(plugin, "tsconfig.all.json"), JSON.stringify(all));
  runTool(plugin, "npx", "tsc", "-p", "tsconfig.all.json");
  runTool(plugin, "npx", "--yes", "--package", "typescript@5.9", "tsc", "--noEmit");
});

test("what the author packs is clean", async () => {
  const [{ filename } = { filename: "" }] = JSON.parse(npm(plugin, ["npm", "pack", "--json"])) as {
    filename: string;
  }[];
  files.set("riposte-last-stand", join(plugin, filename));
  expect(
    (await judgeTarball({ file: join(plugin, filename) })).filter((problem) => !/README|LICENSE/.test(problem)),
  ).toEqual([]);
});

test("an app installs no development package and plays a match with it", () => {
  for (const block of guide) if (block.about.startsWith("app/")) writeBlock(join(app, block.about.slice(4)), block);
  writeFileSync(join(app, "package.json"), JSON.stringify({ name: "app", private: true, type: "module" }));
  const [words = []] = commandsIn(guide, "app");
  npm(app, [...words, "--omit=dev"]);
  const installed = readdirSync(join(app, "node_modules")).filter((name) => !name.startsWith("."));
  expect(installed.sort()).toEqual(["@riposte", "mitt", "riposte-last-stand", "xstate", "zod"]);
  printed = runTool(app, process.execPath, "play.mjs");
  expect(printed).toMatch(/^\d+ answers, \{"winners":\[[01]\].*\}, \w+\n$/);
});

test("the schema of every data file is installed with it", () => {
  const data = join(app, "node_modules/@riposte/data-one-piece");
  const schemas = readdirSync(data)
    .filter((file) => file.endsWith(".json") && file !== "package.json")
    .map((file) => join(data, (JSON.parse(readFileSync(join(data, file), "utf8")) as { $schema: string }).$schema));
  expect(schemas.length).toBeGreaterThan(0);
  expect(schemas.filter((file) => !existsSync(file))).toEqual([]);
});

test.each([20, 22, 24])("Node %i plays the same match", (version) => {
  const node = (...words: readonly string[]) =>
    runTool(app, "npx", "--yes", "--package", `node@${version}`, "node", ...words);
  expect(node("--version")).toMatch(new RegExp(`^v${version}\\.`));
  expect(node("play.mjs")).toBe(printed);
});

test("a browser plays the same match", async () => {
  expect(await printedInBrowser(app, "play.mjs")).toEqual([printed.trim()]);
});

/** A command of the guide; the plugin it is about is its tarball. */
const npm = (folder: string, words: readonly string[]): string => {
  const [program = "npm", ...rest] = words.map((word) =>
    word === "riposte-last-stand" ? (files.get(word) ?? word) : word,
  );
  return runTool(folder, program, ...rest, "--no-audit", "--no-fund", "--prefer-offline");
};

function writeBlock(file: string, { text }: GuideBlock): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
