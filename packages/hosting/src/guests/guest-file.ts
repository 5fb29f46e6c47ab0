import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { entryNamed, type ModuleManifest } from "../described/index.js";
import { GuestFault } from "./guest-fault.js";

const CONDITIONS = ["node", "import", "module-sync", "default"];
const NAME = /^((?:@[\w.~-]+\/)?[\w~][\w.~-]*)(\/.+)?$/;

/** The file of a guest: it is given by its path, by the folder of its package, or by the name under which it is installed. */
export function guestFile(where: string, noun: string): string {
  const how = `Build the ${noun}, and give the path of what was built, such as ./mine/dist/index.js.`;
  const file = resolve(where);
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isFile() === true) return packedOr(file, where, noun);
  if (found !== undefined && existsSync(join(file, "package.json"))) return entryIn(file, ".", where, noun);
  const [, name, inside = ""] = /^\.{0,2}\//.test(where) || isAbsolute(where) ? [] : (NAME.exec(where) ?? []);
  const installed = name === undefined ? undefined : installedAt(name, process.cwd());
  if (installed !== undefined) return entryIn(installed, `.${inside}`, where, noun);
  if (found !== undefined) throw new GuestFault(`"${where}" is a folder without a package.json. ${how}`);
  const nor = name === undefined ? "" : `, and no package "${name}" in node_modules of ${process.cwd()} or above it`;
  throw new GuestFault(
    `There is no file "${where}"${nor}. ${how}${name === undefined ? "" : ` Or install it: npm install ${name}.`}`,
  );
}

function packedOr(file: string, where: string, noun: string): string {
  if (!/\.(tgz|tar\.gz)$/.test(file)) return file;
  throw new GuestFault(
    `"${where}" is a packed ${noun}. Install it, and give its name: npm install ${where}, then the name in its package.json.`,
  );
}

function installedAt(name: string, folder: string): string | undefined {
  const at = join(folder, "node_modules", name);
  if (existsSync(join(at, "package.json"))) return at;
  return dirname(folder) === folder ? undefined : installedAt(name, dirname(folder));
}

/** What a package gives under a path of its `exports`, "." unless another is named. */
function entryIn(folder: string, path: string, where: string, noun: string): string {
  const manifest = readManifest(join(folder, "package.json"), where);
  const given = entryNamed(manifest, path, CONDITIONS);
  if (given === undefined)
    throw new GuestFault(
      `"${where}" offers no module "${path}" in its package.json. Name the ${noun}'s built file there, under "exports".`,
    );
  const file = join(folder, given);
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === true) return file;
  throw new GuestFault(`"${where}" is not built: its package.json names ${given}, which is not there. Build it.`);
}

function readManifest(file: string, where: string): ModuleManifest {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as ModuleManifest;
  } catch (cause) {
    throw new GuestFault(`"${where}" has a package.json that is no JSON: ${(cause as Error).message}. Mend it.`, {
      cause,
    });
  }
}
