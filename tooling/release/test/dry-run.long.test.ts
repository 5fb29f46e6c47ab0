import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { dryRun } from "../src/dry-run.js";
import { releaseText } from "../src/main.js";
import { runPnpm, runTool } from "../src/run-tool.js";
import { copyTree } from "../src/throwaway-copy.js";
import { blocksOf, commandsIn } from "./guide-blocks.js";
import { root } from "./packed.js";

const guide = blocksOf("publishing.md");
const scratch = () => mkdtempSync(join(tmpdir(), "riposte-dry-"));
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}, 120_000);

test("a dry run raises and packs what changesets say, composes every game outside, passes every test with it, and leaves the tree as it was", async () => {
  const [tree, folder] = [scratch(), scratch()];
  folders.push(tree, folder);
  copyTree(root, tree);
  for (const { about, text } of guide) if (about.startsWith(".changeset/")) writeFileSync(join(tree, about), text);
  // as it is once it was released
  writeFileSync(join(tree, "packages/plugins/imperial-assault/power-tokens/CHANGELOG.md"), "# @riposte/power-tokens\n");
  const before = runTool(tree, "git", "status", "--porcelain");
  const run = await dryRun(tree, folder);
  expect(run.problems).toEqual([]);
  const tokens = run.raised.find(({ name }) => name === "@riposte/power-tokens");
  expect(tokens?.changesets).toContain("third-token");
  expect(tokens?.to).not.toBe(tokens?.from);
  expect(tokens?.file).toContain(`-${tokens?.to}.tgz`);
  expect(run.raised.every(({ bytes }) => bytes > 1000)).toBe(true);
  expect(releaseText(run)).toContain(`${tokens?.from} → ${tokens?.to}`);
  expect(runTool(tree, "git", "status", "--porcelain")).toBe(before);
}, 3_600_000);

test("a changed package without a changeset does not pass, and passes with the one of the guide", () => {
  const tree = scratch();
  folders.push(tree);
  copyTree(root, tree);
  runPnpm(tree, "install", "--frozen-lockfile", "--prefer-offline");
  const [[, ...status] = [], dry] = commandsIn(guide).filter(([program]) => program === "pnpm");
  expect(dry).toEqual(["pnpm", "release:dry"]);
  appendFileSync(join(tree, "packages/plugins/imperial-assault/power-tokens/src/index.ts"), "// three of them\n");
  for (const file of readdirSync(join(tree, ".changeset")))
    if (file.endsWith(".md")) rmSync(join(tree, ".changeset", file));
  expect(() => runPnpm(tree, ...status)).toThrow("Some packages have been changed but no changesets were found");
  for (const { about, text } of guide) if (about.startsWith(".changeset/")) writeFileSync(join(tree, about), text);
  expect(runPnpm(tree, ...status)).toContain("@riposte/power-tokens");
});
