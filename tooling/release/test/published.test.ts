import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import semver from "semver";
import { expect, test } from "vitest";
import { publishedIn } from "../src/published.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const published = publishedIn(root);

const FAULTS = "https://github.com/riposte-engine/riposte/issues";

test("every package says where it lives, where faults go, and proves where it was built", () => {
  const wrong = published.filter(({ folder, manifest }) => {
    const { homepage, bugs, publishConfig } = manifest as unknown as Readonly<Record<string, unknown>>;
    const isSaid = homepage === `https://github.com/riposte-engine/riposte/tree/main/${folder}#readme`;
    const { access, provenance } = (publishConfig ?? {}) as Readonly<Record<string, unknown>>;
    return !isSaid || bugs !== FAULTS || access !== "public" || provenance !== true;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

interface Installed {
  readonly name: string;
  readonly version: string;
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestIn = (folder: string): Installed => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** Where a package in a folder finds another: beside it, or further up. */
function found(name: string, from: string): string | undefined {
  const there = join(from, "node_modules", name);
  if (existsSync(there)) return realpathSync(there);
  return dirname(from) === from ? undefined : found(name, dirname(from));
}

/** Every package that installing these brings, by its folder. */
function installedWith(folder: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(folder)) return seen;
  seen.add(folder);
  for (const name of Object.keys(manifestIn(folder).dependencies ?? {})) {
    const next = found(name, folder);
    if (next !== undefined) installedWith(next, seen);
  }
  return seen;
}

test("whatever an install brings runs on the Node we say: npm has nothing to warn of", () => {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Installed;
  const folders = new Set(published.flatMap(({ folder }) => [...installedWith(realpathSync(join(root, folder)))]));
  const least = semver.minVersion(engines?.node ?? "")?.version ?? "";
  const old = [...folders].map(manifestIn).filter(({ engines: asked }) => !semver.satisfies(least, asked?.node ?? "*"));
  expect(old.map(({ name, version, engines: asked }) => `${name} ${version} wants ${asked?.node}`)).toEqual([]);
});
