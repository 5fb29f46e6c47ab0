import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "tinyglobby";
import type { Request } from "./request.js";
import { type Package, packagesIn } from "./workspace.js";

/** A part of a package with a score of its own, and the tests elsewhere that prove it. */
export interface Area {
  readonly about: string;
  readonly files: readonly string[];
  readonly tests?: readonly string[];
  /** Tests that run long and assert nothing about these rules. */
  readonly without?: readonly string[];
}

const AREAS = "tooling/mutants/areas.json";

/** What is mutated, and which tests run. */
export interface Selection {
  readonly target: string;
  readonly mutated: Package;
  /** Sources below the root, sorted. */
  readonly files: readonly string[];
  /** Globs of test files below the root. */
  readonly tests: readonly string[];
  readonly without: readonly string[];
  /** Everything the target stands for, so that its score may be written down. */
  readonly isWhole: boolean;
}

/** Areas by `package/area`. */
export const areasIn = (root: string): Readonly<Record<string, Area>> =>
  existsSync(join(root, AREAS)) ? JSON.parse(readFileSync(join(root, AREAS), "utf8")) : {};

/** What a request means in the repository at `root`, or why it means nothing. */
export function select(root: string, request: Request): Selection | { readonly problem: string } {
  const { target, since } = request;
  const [short, areaName] = target.split("/", 2) as [string, string?];
  const packages = packagesIn(root);
  const mutated = packages.find(({ short: known, name }) => known === short || name === target);
  if (mutated === undefined)
    return { problem: `No package is called "${short}". There are: ${packages.map((one) => one.short).join(", ")}.` };
  const areas = areasIn(root);
  const area = areas[target];
  if (areaName !== undefined && area === undefined && mutated.name !== target) {
    const known = Object.keys(areas).filter((name) => name.startsWith(`${short}/`));
    const instead = known.length > 0 ? `It has: ${known.join(", ")}.` : `Use --files, or add it to ${AREAS}.`;
    return { problem: `"${short}" has no area "${areaName}". ${instead}` };
  }
  const elsewhere = [...(area?.tests ?? []), ...request.tests];
  const missing = elsewhere.find((path) => !path.includes("*") && !existsSync(join(root, path)));
  if (missing !== undefined) return { problem: `Tests: there is no "${missing}" below the repository's root.` };

  const whole = area?.files ?? ["src/**/*.ts"];
  const sources = (globs: readonly string[]) => globSync([...globs], { cwd: join(root, mutated.folder) }).sort();
  const wanted = new Set(request.files.length === 0 ? sources(whole) : sources(request.files));
  const asked = sources(whole).filter((file) => wanted.has(file));
  if (asked.length === 0)
    return { problem: `--files: no source of ${target} is called ${request.files.join(" or ")}.` };
  const paths = asked.map((file) => `${mutated.folder}/${file}`);
  const changed = since === undefined ? undefined : changedSince(root, since);
  if (changed !== undefined && "problem" in changed) return changed;
  const files = changed === undefined ? paths : paths.filter((path) => changed.paths.has(path));
  if (files.length === 0) return { problem: `Nothing in ${target} differs from ${since}: no mutant to test.` };
  return {
    target,
    mutated,
    files,
    tests: [`${mutated.folder}/test`, ...elsewhere].map((path) => testGlob(root, path)),
    without: area?.without ?? [],
    isWhole: request.files.length === 0 && request.tests.length === 0 && since === undefined,
  };
}

function testGlob(root: string, path: string): string {
  const isFolder = existsSync(join(root, path)) && statSync(join(root, path)).isDirectory();
  return isFolder ? `${path.replace(/\/$/, "")}/**/*.test.ts` : path;
}

function changedSince(root: string, since: string): { paths: ReadonlySet<string> } | { readonly problem: string } {
  const git = (...words: string[]) => spawnSync("git", words, { cwd: root, encoding: "utf8" });
  const committed = git("diff", "--name-only", "--diff-filter=d", "--merge-base", since);
  if (committed.status !== 0) return { problem: `git knows no commit "${since}": ${committed.stderr.trim()}` };
  const added = git("ls-files", "--others", "--exclude-standard");
  return { paths: new Set(`${committed.stdout}\n${added.stdout}`.split("\n").filter((line) => line !== "")) };
}
