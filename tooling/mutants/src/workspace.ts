import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A package whose sources can be mutated. */
export interface Package {
  /** What one types: `kernel`, `surge`. */
  readonly short: string;
  readonly name: string;
  /** Below the root of the repository. */
  readonly folder: string;
  /** Public paths below the name, and the sources they are built from. */
  readonly entries: readonly { readonly path: string; readonly source: string }[];
  readonly needs: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | { readonly default?: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Every package of the repository at `root` that has sources, by folder. */
export function packagesIn(root: string): readonly Package[] {
  return ["packages", "apps", "tooling"]
    .flatMap((home) => foldersWithManifest(root, home))
    .filter((folder) => existsSync(join(root, folder, "src")))
    .sort()
    .map((folder) => readPackage(root, folder));
}

/** A folder that is a package, or those below it that are. */
function foldersWithManifest(root: string, folder: string): readonly string[] {
  if (existsSync(join(root, folder, "package.json"))) return [folder];
  if (!existsSync(join(root, folder))) return [];
  const below = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return below.flatMap(({ name }) => (name === "node_modules" ? [] : foldersWithManifest(root, `${folder}/${name}`)));
}

function readPackage(root: string, folder: string): Package {
  const manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Manifest;
  const entries = Object.entries(manifest.exports ?? {}).flatMap(([path, target]) => {
    const built = typeof target === "string" ? target : (target.default ?? "");
    const source = `${folder}/${built.replace(/^\.\/dist\//, "src/").replace(/\.js$/, ".ts")}`;
    return built.startsWith("./dist/") && existsSync(join(root, source)) ? [{ path: path.slice(1), source }] : [];
  });
  const needs = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  return { short: folder.split("/").at(-1) ?? folder, name: manifest.name, folder, entries, needs };
}

/** Packages that never import this one: they are loaded as they were built. */
export function strangersTo(mutated: Package, packages: readonly Package[]): readonly Package[] {
  const users = new Set([mutated.name]);
  for (let size = 0; size !== users.size; ) {
    size = users.size;
    for (const { name, needs } of packages) if (needs.some((need) => users.has(need))) users.add(name);
  }
  return packages.filter(({ name }) => !users.has(name));
}
