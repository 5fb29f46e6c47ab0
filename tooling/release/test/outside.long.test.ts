import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
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
const [install, ...commands] = commandsIn(guide).filter(([program]) => program === "npm");
let printed = "";

afterAll(() => {
  for (const folder of [plugin, app]) rmSync(folder, { recursive: true, force: true });
  remove();
}, 120_000);

test("a plugin written by the guide with plain npm compiles, keeps the contract and passes", () => {
  const own = guide.filter(({ about }) => /^(src|test)\/|^(package|tsconfig)\.json$/.test(about));
  const first = blocksOf("first-plugin.md").filter(({ about }) => /^(src|test)\//.test(about));
  for (const block of [...own, ...first]) writeBlock(join(plugin, block.about), block);
  npm(plugin, install ?? []);
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
  expect(installed.sort()).toEqual(["@riposte", "mitt", "riposte-last-stand", "semver", "xstate", "zod"]);
  printed = runTool(app, process.execPath, "play.mjs");
  expect(printed).toMatch(/^\d+ answers, \{"winners":\[[01]\].*\}, \w+\n$/);
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

/** A command of the guide; names of packages that are not in the registry yet are their tarballs. */
const npm = (folder: string, words: readonly string[]): string => {
  const [program = "npm", ...rest] = words.map((word) => files.get(word) ?? word);
  return runTool(folder, program, ...rest, "--no-audit", "--no-fund", "--prefer-offline");
};

function writeBlock(file: string, { text }: GuideBlock): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
