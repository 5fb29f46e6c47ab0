import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { writeFollowers } from "../src/followers.js";
import { publishedIn } from "../src/published.js";
import { releasePlan } from "../src/release-plan.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const published = publishedIn(root);
const tree = mkdtempSync(join(tmpdir(), "riposte-plan-"));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

test("every waiting changeset names published packages and says something", () => {
  const names = new Set(published.map(({ name }) => name));
  const files = readdirSync(`${root}.changeset`).filter((file) => file.endsWith(".md"));
  const wrong = files.flatMap((file) => {
    const [, head = "", text = ""] =
      /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(`${root}.changeset/${file}`, "utf8")) ?? [];
    const raised = head.split("\n").map((line) => /^"(.+)": (?:major|minor|patch)$/.exec(line)?.[1] ?? line);
    const unknown = raised.filter((name) => !names.has(name));
    return [...unknown.map((name) => `${file}: ${name}`), ...(text.trim() === "" ? [`${file}: no text`] : [])];
  });
  expect(wrong).toEqual([]);
});

test("versions are independent: a changeset raises its package, by a patch what it leaves the range of, and nothing else", async () => {
  expect(await kindsIn(treeWith("power-tokens", "minor"))).toEqual({
    "@riposte/power-tokens": "minor",
    "@riposte/surge": "patch",
    "@riposte/catalog": "patch",
  });
  expect(await kindsIn(treeWith("power-tokens", "patch"))).toEqual({ "@riposte/power-tokens": "patch" });
});

test("plugins that only use another when it is there follow it too", async () => {
  treeWith("power-tokens", "minor");
  expect(await writeFollowers(tree)).toEqual([
    "@riposte/cc-effects",
    "@riposte/dc-abilities",
    "@riposte/skirmish-steps",
  ]);
  expect(await kindsIn(tree)).toMatchObject({ "@riposte/dc-abilities": "patch" });
  expect(await writeFollowers(tree)).toEqual([]);
  expect(await writeFollowers(treeWith("power-tokens", "patch"))).toEqual([]);
});

/** What a plan needs of the repository, with one changeset. */
function treeWith(name: string, kind: string): string {
  const files = ["package.json", "pnpm-workspace.yaml", ".changeset/config.json"];
  const parts = ["package.json", "src/index.ts", "src/declared.ts"];
  const inside = published.flatMap(({ folder }) => parts.map((part) => `${folder}/${part}`));
  for (const file of [...files, ...inside].filter((one) => existsSync(join(root, one)))) {
    mkdirSync(join(tree, file, ".."), { recursive: true });
    copyFileSync(join(root, file), join(tree, file));
  }
  for (const file of readdirSync(join(tree, ".changeset")))
    if (file.endsWith(".md")) rmSync(join(tree, ".changeset", file));
  writeFileSync(join(tree, ".changeset/one.md"), `---\n"@riposte/${name}": ${kind}\n---\n\nA third token.\n`);
  return tree;
}

const kindsIn = async (tree: string): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries((await releasePlan(tree)).map(({ name, from, to }) => [name, kindOf(from, to)]));

function kindOf(from: string, to: string): string {
  const [old, raised] = [from, to].map((version) => version.split("."));
  return ["major", "minor", "patch"].find((_, at) => old?.[at] !== raised?.[at]) ?? "none";
}
