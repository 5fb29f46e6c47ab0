import { readdirSync, readFileSync } from "node:fs";
import semver from "semver";

export type Bump = "major" | "minor" | "patch" | "none";

/** A change that waits for a release. */
export interface Changeset {
  readonly name: string;
  /** By package. */
  readonly bumps: Readonly<Record<string, Bump>>;
}

/** The changesets that wait in a folder. */
export function readChangesets(folder: string): readonly Changeset[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".md") && file !== "README.md");
  return files
    .sort()
    .map((file) => parseChangeset(file.replace(/\.md$/, ""), readFileSync(`${folder}/${file}`, "utf8")));
}

/** Reads the head of a changeset: a package and its bump on each line. */
export function parseChangeset(name: string, text: string): Changeset {
  const [, head] = /^---\r?\n(.*?)^---/ms.exec(text) ?? [];
  if (head === undefined)
    throw new Error(`.changeset/${name}.md does not begin with a list of packages between "---".`);
  const bumps = [...head.matchAll(/^["']?([^"':\s]+)["']?:\s*(major|minor|patch|none)\s*$/gm)];
  return { name, bumps: Object.fromEntries(bumps.map(([, packageName, bump]) => [packageName, bump as Bump])) };
}

/** A bump that those who depend on it do not get by themselves: while a package is 0.x, that is a minor one (docs/decisions/0013). */
export const isBreakingBump = (bump: Bump | undefined, version: string): boolean =>
  bump === "major" || (bump === "minor" && semver.major(version) === 0);

/** The bump with which a package announces a breaking change. */
export const breakingBump = (version: string): Bump => (semver.major(version) === 0 ? "minor" : "major");

/** Has a package gone from one version to another that `^` does not reach? */
export const isBreakingStep = (from: string, to: string): boolean =>
  semver.gt(to, from) && !semver.satisfies(to, `^${from}`);

/** The version a package has once everything that waits is released. */
export function nextVersion(name: string, version: string, changesets: readonly Changeset[]): string {
  const bumps = changesets.map(({ bumps: all }) => all[name]);
  const largest = (["major", "minor", "patch"] as const).find((bump) => bumps.includes(bump));
  return largest === undefined ? version : (semver.inc(version, largest) as string);
}
