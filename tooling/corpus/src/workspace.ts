import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Changeset, readChangesets } from "./changesets.js";

/** The repository this tool is part of. */
export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** Packages with their versions, and the changes that wait for a release. */
export interface Workspace {
  readonly versions: Readonly<Record<string, string>>;
  readonly changesets: readonly Changeset[];
}

/** Reads the manifests and changesets of a repository. */
export function readWorkspace(root: string): Workspace {
  const plugins = readdirSync(`${root}/packages/plugins`).map((game) => `packages/plugins/${game}`);
  const groups = ["packages", "packages/games", ...plugins, "data"];
  const folders = groups.flatMap((group) => readdirSync(`${root}/${group}`).map((name) => `${root}/${group}/${name}`));
  const manifests = folders.map((folder) => `${folder}/package.json`).filter((file) => existsSync(file));
  const packages = manifests.map((file) => JSON.parse(readFileSync(file, "utf8")) as { name: string; version: string });
  return {
    versions: Object.fromEntries(packages.map(({ name, version }) => [name, version])),
    changesets: readChangesets(`${root}/.changeset`),
  };
}

/** The package of a game's data. */
export const dataOf = (game: string): string => `@riposte/data-${game}`;
