import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Published } from "./published.js";
import { runPnpm } from "./run-tool.js";

/** A package as the registry would get it. */
export interface Tarball {
  readonly name: string;
  readonly version: string;
  readonly file: string;
  readonly bytes: number;
}

/** Packs packages into an empty folder: pnpm writes versions where manifests say `workspace:` and `catalog:`. */
export function packAll(root: string, packages: readonly Published[], destination: string): readonly Tarball[] {
  const filters = packages.map(({ name }) => `--filter=${name}`);
  runPnpm(root, "--recursive", ...filters, "pack", "--pack-destination", destination);
  const packed = new Set(readdirSync(destination));
  return packages.map(({ name, version }) => {
    const file = `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
    if (!packed.has(file)) throw new Error(`${name} was not packed: there is no ${file} in ${destination}.`);
    return { name, version, file: join(destination, file), bytes: statSync(join(destination, file)).size };
  });
}
