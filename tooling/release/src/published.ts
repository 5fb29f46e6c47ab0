import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a package.json says of itself and of others. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** A package that goes to the registry. */
export interface Published {
  readonly name: string;
  readonly version: string;
  /** From the root of the working tree. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** The packages of a working tree that are not private, by name. */
export function publishedIn(root: string): readonly Published[] {
  return foldersIn(root)
    .map((folder) => ({ folder, manifest: readManifest(join(root, folder)) }))
    .filter(({ manifest }) => manifest.private !== true)
    .map(({ folder, manifest }) => ({ name: manifest.name, version: manifest.version, folder, manifest }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The manifest in a folder. */
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

/** Every folder with a manifest that pnpm-workspace.yaml names; a star stands for every folder there. */
function foldersIn(root: string): readonly string[] {
  const [, list = ""] =
    /^packages:\n((?: {2}- .+\n)+)/m.exec(readFileSync(join(root, "pnpm-workspace.yaml"), "utf8")) ?? [];
  const folders = [...list.matchAll(/- (\S+)/g)].flatMap(([, pattern = ""]) => {
    return pattern
      .split("/")
      .reduce<readonly string[]>(
        (parents, part) =>
          parents.flatMap((parent) =>
            (part === "*" ? foldersAt(join(root, parent)) : [part]).map((one) => join(parent, one)),
          ),
        [""],
      );
  });
  return folders.filter((folder) => existsSync(join(root, folder, "package.json")));
}

const foldersAt = (path: string): readonly string[] => (existsSync(path) ? readdirSync(path) : []);
