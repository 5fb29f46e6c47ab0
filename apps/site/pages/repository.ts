import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { globSync } from "tinyglobby";

/** The folder everything the site tells of lies in. Vite runs the build in the site's own. */
const ROOT = resolve("../..");

const SOURCE = "https://github.com/riposte-engine/riposte";

/** Text of a file by its path in the repository. */
export const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

export const readBytes = (path: string): Uint8Array => readFileSync(join(ROOT, path));

export const isThere = (path: string): boolean => existsSync(join(ROOT, path));

/** Paths in the repository, sorted. */
export const found = (pattern: string, ignore: readonly string[] = ["**/dist/**"]): readonly string[] =>
  globSync(pattern, { cwd: ROOT, dot: true, ignore: ["**/node_modules/**", ...ignore] }).sort();

/** Where people read a file that is no page of the site. */
export const atSource = (path: string): string => `${SOURCE}/blob/main/${path}`;

export const SOURCE_HOME = SOURCE;
