import { statSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyPlugin } from "@riposte/kernel/run";
import { UserMistake } from "../user-mistake.js";

/** Node's codes for files it does not take for code, by its age. */
const NOT_CODE = /^ERR_(UNKNOWN_FILE_EXTENSION|IMPORT_ATTRIBUTE_MISSING|IMPORT_ASSERTION_TYPE_MISSING)$/;

/** Loads plugins of others from their built files; what is wrong with one is said with its path and what to do. */
export async function loadGuests(files: readonly string[]): Promise<readonly AnyPlugin[]> {
  const loaded: AnyPlugin[] = [];
  for (const file of files) loaded.push(...(await loadGuest(file)));
  return loaded;
}

async function loadGuest(file: string): Promise<readonly AnyPlugin[]> {
  mustBeFile(file);
  const exported = await modulesExports(file);
  const candidates = "default" in exported ? [["default", exported.default] as const] : Object.entries(exported);
  const plugins = [...new Set(candidates.flatMap(([name, value]) => pluginsIn(file, name, value)))];
  if (plugins.length > 0) return plugins;
  const names = candidates.map(([name]) => name).join(", ");
  throw bad(
    `"${file}" exports no plugin${names === "" ? ": it exports nothing" : `; it exports ${names}`}. Export what definePlugin gives, or a function without arguments that gives it.`,
  );
}

function mustBeFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  const how = "Build the plugin, and give the path of what was built, such as ./mine/dist/index.js.";
  if (found === undefined) throw bad(`There is no file "${file}". ${how}`);
  if (!found.isFile()) throw bad(`"${file}" is a folder. ${how}`);
}

/** What the module in a file exports; what is wrong with the file is said with its path and what to do. */
export async function modulesExports(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await import(pathToFileURL(resolve(file)).href)) as Readonly<Record<string, unknown>>;
  } catch (error) {
    const { code = "", message = String(error), name = "" } = (error ?? {}) as NodeJS.ErrnoException;
    if (name === "SyntaxError" || NOT_CODE.test(code))
      throw bad(`"${file}" is no module: ${message}. Give the built JavaScript file, not its source.`, error);
    if (code === "ERR_MODULE_NOT_FOUND" || code === "ERR_PACKAGE_PATH_NOT_EXPORTED")
      throw bad(`"${file}" imports what is not there: ${message}. Install it where the plugin lies.`, error);
    throw bad(
      `"${file}" throws while it is loaded: ${message}${whereIn(error)}. Mend that, and build it again.`,
      error,
    );
  }
}

/** The plugin a value is or, called without arguments, makes. */
function pluginsIn(file: string, name: string, value: unknown): readonly AnyPlugin[] {
  if (isPlugin(value)) return [value];
  if (typeof value !== "function" || value.length > 0 || isClass(value)) return [];
  try {
    const made: unknown = value();
    return isPlugin(made) ? [made] : [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw bad(`"${file}": ${name}() throws: ${message}${whereIn(error)}. Mend that, and build it again.`, error);
  }
}

function isPlugin(value: unknown): value is AnyPlugin {
  const { name, version, declared, behaviour } = (value ?? {}) as Partial<AnyPlugin>;
  return [name, version].every((text) => typeof text === "string") && [declared, behaviour].every(isObject);
}

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null;
const isClass = (value: object): boolean => /^class\b/.test(Function.prototype.toString.call(value));

/** The first place in the stack, for who has to mend it. */
function whereIn(error: unknown): string {
  const [, place] = /\bat .*?((?:file:\/\/)?\/[^\s)]+:\d+:\d+)/.exec((error as Error | undefined)?.stack ?? "") ?? [];
  return place === undefined ? "" : ` (${place})`;
}

const bad = (message: string, cause?: unknown): UserMistake => new UserMistake("BAD_PLUGIN", message, { cause });
