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
import { peerProblems } from "../src/peers.js";
import { publishedIn } from "../src/published.js";
import { raiseVersions, releasePlan } from "../src/release-plan.js";

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

test("a patch raises its package alone", async () => {
  expect(await kindsIn(treeWith("power-tokens", "patch"))).toEqual({ "@riposte/power-tokens": "patch" });
});

test("what a package is a peer of follows it by a breaking step, also where it can do without it; apps follow by a patch", async () => {
  expect(await kindsIn(treeWith("power-tokens", "minor"))).toEqual({
    "@riposte/power-tokens": "minor",
    "@riposte/surge": "minor",
    "@riposte/cc-effects": "minor",
    "@riposte/dc-abilities": "minor",
    "@riposte/imperial-assault-steps": "minor",
    "@riposte/hosting": "patch",
    "@riposte/cli": "patch",
  });
});

test("a minor step of the kernel makes nothing a 1.0, and every range has what was raised", async () => {
  const raised = await raiseVersions(treeWith("kernel", "minor"));
  expect(raised.filter(({ to }) => !to.startsWith("0.")).map(({ name }) => name)).toEqual([]);
  expect(raised.map(({ name }) => name)).toContain("@riposte/cc-effects");
  const after = publishedIn(tree);
  expect(after.find(({ name }) => name === "@riposte/surge")).toMatchObject({
    version: raised.find(({ name }) => name === "@riposte/surge")?.to,
    manifest: { peerDependencies: { "@riposte/kernel": `^${raised.find(({ name }) => name.endsWith("kernel"))?.to}` } },
  });
  expect(peerProblems(after)).toEqual([]);
});

test("who asks for a 1.0 gets it", async () => {
  expect(await kindsIn(treeWith("kernel", "major"))).toMatchObject({
    "@riposte/kernel": "major",
    "@riposte/surge": "minor",
  });
});

test("what was never released is released as the version it has, and what depends on it stays as it is", async () => {
  const { version: was } = published.find(({ name }) => name === "@riposte/power-tokens") ?? {};
  const raised = await raiseVersions(treeWith("power-tokens", "patch", []));
  expect(raised).toEqual([{ name: "@riposte/power-tokens", from: was, to: was, changesets: ["one"] }]);
  const { folder, version } = publishedIn(tree).find(({ name }) => name === "@riposte/power-tokens") ?? {};
  expect(version).toBe(was);
  const changelog = readFileSync(join(tree, folder ?? "", "CHANGELOG.md"), "utf8");
  expect(changelog).toContain(`\n## ${was}\n`);
  expect(changelog).toMatch(/A third token\.$/m);
});

test("every published package that was never released waits for its first release", async () => {
  const waiting = published.filter(({ folder }) => !existsSync(join(root, folder, "CHANGELOG.md")));
  const first = (await releasePlan(root)).filter(({ from, to }) => from === to);
  expect(first.map(({ name }) => name)).toEqual(waiting.map(({ name }) => name));
});

/** What a plan needs of the repository, with one changeset; all packages were released before, unless told otherwise. */
function treeWith(name: string, kind: string, released = published): string {
  const files = ["package.json", "pnpm-workspace.yaml", ".changeset/config.json", ".changeset/changelog.cjs"];
  const inside = published.map(({ folder }) => `${folder}/package.json`);
  for (const file of [...files, ...inside]) {
    mkdirSync(join(tree, file, ".."), { recursive: true });
    copyFileSync(join(root, file), join(tree, file));
  }
  for (const { folder } of published) rmSync(join(tree, folder, "CHANGELOG.md"), { force: true });
  for (const { folder } of released) writeFileSync(join(tree, folder, "CHANGELOG.md"), "# Changes\n");
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
