import { pathToFileURL } from "node:url";
import { GuestFault } from "./guest-fault.js";
import { guestFile } from "./guest-file.js";
import { OTHER_RANGE, shareOwnPackages } from "./own-packages.js";

/** What guests are looked for in a module. */
export interface GuestKind<G> {
  /** What people call one, such as "plugin". */
  readonly noun: string;
  /** What makes one, such as "definePlugin". */
  readonly maker: string;
  is(value: unknown): value is G;
}

/** Node's codes for files it does not take for code, by its age. */
const NOT_CODE = /^ERR_(UNKNOWN_FILE_EXTENSION|IMPORT_ATTRIBUTE_MISSING|IMPORT_ASSERTION_TYPE_MISSING)$/;
const NOT_THERE = ["ERR_MODULE_NOT_FOUND", "MODULE_NOT_FOUND", "ERR_PACKAGE_PATH_NOT_EXPORTED"];

/** The guests in a module, which exports them or functions without arguments that make them; its default export comes before others. */
export async function guestsIn<G>(where: string, kind: GuestKind<G>): Promise<readonly G[]> {
  const exported = await importGuest(where, kind.noun);
  const candidates = "default" in exported ? [["default", exported.default] as const] : Object.entries(exported);
  const guests = [...new Set(candidates.flatMap(([name, value]) => guestsFrom(where, name, value, kind)))];
  if (guests.length > 0) return guests;
  const names = candidates.map(([name]) => name).join(", ");
  throw new GuestFault(
    `"${where}" exports no ${kind.noun}${names === "" ? ": it exports nothing" : `; it exports ${names}`}. Export what ${kind.maker} gives, or a function without arguments that gives it.`,
  );
}

/**
 * Imports the module of a guest, by path, package folder or package name, so that it shares the kernel and the games of this riposte;
 * what is wrong is said with its place and what to do. `noun` is what people call it: "plugin", "game".
 */
export async function importGuest(where: string, noun: string): Promise<Readonly<Record<string, unknown>>> {
  const file = guestFile(where, noun);
  shareOwnPackages();
  try {
    return (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  } catch (error) {
    const cause = { cause: error };
    const { code = "", message = String(error), name = "" } = (error ?? {}) as NodeJS.ErrnoException;
    if (code === OTHER_RANGE)
      throw new GuestFault(
        `"${where}" was written for other versions: ${message}. Install a riposte in that range, or a version of the ${noun} for this one.`,
        cause,
      );
    if (name === "SyntaxError" || NOT_CODE.test(code))
      throw new GuestFault(
        `"${where}" is no module: ${message}. Give the built JavaScript file, not its source.`,
        cause,
      );
    if (NOT_THERE.includes(code))
      throw new GuestFault(
        `"${where}" imports what is not there: ${message}. Install it where the ${noun} lies.`,
        cause,
      );
    throw new GuestFault(
      `"${where}" throws while it is loaded: ${message}${whereIn(error)}. Mend that, and build it again.`,
      cause,
    );
  }
}

/** The guest a value is or, called without arguments, makes. */
function guestsFrom<G>(where: string, name: string, value: unknown, { is }: GuestKind<G>): readonly G[] {
  if (is(value)) return [value];
  if (typeof value !== "function" || value.length > 0 || isClass(value)) return [];
  try {
    const made: unknown = value();
    return is(made) ? [made] : [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new GuestFault(`"${where}": ${name}() throws: ${message}${whereIn(error)}. Mend that, and build it again.`, {
      cause: error,
    });
  }
}

const isClass = (value: object): boolean => /^class\b/.test(Function.prototype.toString.call(value));

/** The first place in the stack, for who has to mend it. */
function whereIn(error: unknown): string {
  const [, place] = /\bat .*?((?:file:\/\/)?\/[^\s)]+:\d+:\d+)/.exec((error as Error | undefined)?.stack ?? "") ?? [];
  return place === undefined ? "" : ` (${place})`;
}
