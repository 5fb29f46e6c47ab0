import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packAll, type Tarball } from "./pack.js";
import { type Published, publishedIn } from "./published.js";
import { type Raised, releasePlan } from "./release-plan.js";
import { runPnpm, runTool } from "./run-tool.js";
import { failuresIn } from "./test-report.js";
import { copyTree } from "./throwaway-copy.js";

/** What a release would be. */
export interface DryRun {
  readonly raised: readonly (Raised & Tarball)[];
  /** What would go wrong. */
  readonly problems: readonly string[];
}

export interface DryRunOptions {
  /** Run every test in the tree with the new versions; yes unless told otherwise. */
  readonly tests?: boolean;
  tell?(step: string): void;
}

/** Every game with all its plugins: ranges that no longer fit are told here. */
const COMPOSE_ALL = `
import { GAMES } from "@riposte/hosting";
for (const { id, load } of GAMES) {
  const composed = (await load()).compose();
  if (!composed.ok) for (const problem of composed.problems) console.log(id + ": " + problem);
}`;

/** Makes the release in a copy of the tree at `root`, which stays as it is; `folder` is empty and the caller's to remove. */
export async function dryRun(root: string, folder: string, options: DryRunOptions = {}): Promise<DryRun> {
  const { tests = true, tell = () => {} } = options;
  tell("copying the tree");
  copyTree(root, folder);
  const plan = await releasePlan(folder);
  tell("installing");
  runPnpm(folder, "install", "--frozen-lockfile", "--prefer-offline");
  tell("raising versions");
  runPnpm(folder, "run", "release:version");
  tell("building");
  runPnpm(folder, "exec", "turbo", "run", "build", "--output-logs=errors-only");
  tell("packing");
  const packages = publishedIn(folder);
  const tarballs = join(folder, ".tarballs");
  mkdirSync(tarballs);
  const packed = new Map(packAll(folder, packages, tarballs).map((tarball) => [tarball.name, tarball]));
  tell("installing them outside, and composing every game there");
  const misfits = composedOutside(packages, packed);
  if (tests) tell("running every test with the new versions: some minutes");
  return {
    raised: plan.map((raised) => ({ ...raised, ...(packed.get(raised.name) as Tarball) })),
    problems: [...misfits, ...forgotten(plan, packed), ...(tests ? failingTests(folder) : [])],
  };
}

/** What does not fit together where only the tarballs are: games, plugins, data and what hosts them, as an app installs them. */
function composedOutside(packages: readonly Published[], packed: ReadonlyMap<string, Tarball>): readonly string[] {
  const outside = mkdtempSync(join(tmpdir(), "riposte-outside-"));
  try {
    const composed = packages.filter(({ folder }) => /^(packages\/(?!testing)|data\/)/.test(folder));
    const files = composed.map(({ name }) => (packed.get(name) as Tarball).file);
    writeFileSync(join(outside, "package.json"), JSON.stringify({ name: "outside", private: true, type: "module" }));
    runTool(outside, "npm", "install", ...files, "--omit=dev", "--no-audit", "--no-fund", "--prefer-offline");
    const said = runTool(outside, process.execPath, "--input-type=module", "--eval", COMPOSE_ALL);
    return said.split("\n").filter((line) => line !== "");
  } finally {
    rmSync(outside, { recursive: true, force: true });
  }
}

/** Tests that pass today and fail once the versions are raised: something leans on a version. */
function failingTests(folder: string): readonly string[] {
  const report = join(folder, ".tests.json");
  try {
    runPnpm(folder, "exec", "vitest", "run", "--reporter=json", `--outputFile=${report}`);
    return [];
  } catch (error) {
    return failuresIn(readFileSync(report, "utf8"), folder) ?? [String(error)];
  }
}

/** Packages whose manifest did not get the version the plan has for them. */
const forgotten = (plan: readonly Raised[], packed: ReadonlyMap<string, Tarball>): readonly string[] =>
  plan.flatMap(({ name, to }) => {
    const version = packed.get(name)?.version;
    if (version === undefined) return [`${name} is in a changeset, and is not published.`];
    return version === to ? [] : [`${name} is ${version}, not ${to}.`];
  });
