import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import type { Problem } from "./problem.js";
import { slotFor } from "./schema-links.js";

/** The contents of data files, by their path in `data/`. */
export type DataFiles = ReadonlyMap<string, unknown>;

export interface ReadFiles {
  readonly files: DataFiles;
  /** Where each is from, for people. */
  readonly from: ReadonlyMap<string, string>;
  /** Those that are no JSON. */
  readonly problems: readonly Problem[];
}

/** Every data file below a `data/` folder, or those of some games. */
export function readFolder(data: string, isWanted: (game: string) => boolean = () => true): ReadFiles {
  const paths = listed(data)
    .map((path) => relative(data, path).replaceAll("\\", "/"))
    .filter((path) => isWanted(gameOf(path)));
  const { files, problems } = read(paths.map((path) => [path, join(data, path)]));
  return { files, problems, from: new Map(paths.map((path) => [path, `data/${path}`])) };
}

/** Given files in the places of those in `data/` they are like: the data of their games as it would be with them. */
export function readInstead(data: string, given: readonly string[]): ReadFiles {
  const found = read(given.map((path) => [path, path]));
  const problems = [...found.problems];
  const places = new Map<string, string>();
  for (const [path, content] of found.files) {
    const schema = basename(String((content as { readonly $schema?: unknown } | null)?.$schema ?? ""));
    const slot = slotFor(path, schema);
    if (slot === undefined) problems.push({ file: path, path: "$schema", message: UNKNOWN });
    else places.set(slot, path);
  }
  const games = new Set([...places.keys()].map(gameOf).filter((game) => game !== "corpus"));
  const beside = readFolder(data, (game) => games.has(game));
  const instead = [...places].map(([slot, path]) => [slot, found.files.get(path)] as const);
  return { files: new Map([...beside.files, ...instead]), from: new Map([...beside.from, ...places]), problems };
}

const UNKNOWN = "say which schema it follows: nothing else tells what it is.";

const gameOf = (path: string): string => path.split("/")[0] as string;

/** The part of the files that is one game's, by their path in its folder. */
export function filesOf(files: DataFiles, game: string): Readonly<Record<string, unknown>> {
  const own = [...files].filter(([path]) => path.startsWith(`${game}/`));
  return Object.fromEntries(own.map(([path, content]) => [path.slice(game.length + 1), content]));
}

function read(paths: readonly (readonly [string, string])[]): Omit<ReadFiles, "from"> {
  const files = new Map<string, unknown>();
  const problems: Problem[] = [];
  for (const [name, path] of paths) {
    try {
      files.set(name, JSON.parse(readFileSync(path, "utf8")));
    } catch (error) {
      const message = existsSync(path) ? `it is no JSON: ${(error as Error).message}` : "there is no such file.";
      problems.push({ file: name, path: "", message });
    }
  }
  return { files, problems };
}

const isData = (name: string): boolean => name.endsWith(".json") && name !== "package.json" && name !== "turbo.json";

function listed(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ["schemas", "node_modules", "dist", ".turbo"].includes(entry.name) ? [] : listed(path);
    return isData(entry.name) ? [path] : [];
  });
}
