import { entryNamed, type ModuleManifest } from "@riposte/hosting/described";
import { strFromU8, type UnzipFileInfo, unzipSync } from "fflate";
import { droppedTexts as texts } from "./dropped-texts.js";

/** A game as it was built: its modules by their path, and the one that exports it. */
export interface BuiltGame {
  readonly entry: string;
  readonly files: Readonly<Record<string, string>>;
}

const MOST_FILES = 1000;
const MEGABYTE = 1_000_000;
const MOST_MEGABYTES = 16;
const CONDITIONS = ["browser", "import", "module-sync", "default"];

/** Reads a zip of a built game: its package.json, and the modules beside it. Says what keeps it from being one. */
export function builtGame(zip: Uint8Array): BuiltGame {
  const packed = unpacked(zip);
  const paths = Object.keys(packed);
  const manifestAt = paths
    .filter((path) => /(^|\/)package\.json$/.test(path))
    .sort((one, other) => one.split("/").length - other.split("/").length)[0];
  if (manifestAt === undefined) throw new Error(texts.noManifest);
  const folder = manifestAt.slice(0, -"package.json".length);
  const files = Object.fromEntries(
    paths
      .filter((path) => path.startsWith(folder))
      .map((path) => [path.slice(folder.length), strFromU8(packed[path] as Uint8Array)]),
  );
  const named = entryNamed(manifestIn(files["package.json"] as string), ".", CONDITIONS)?.replace(/^\.\//, "");
  if (named === undefined) throw new Error(texts.noEntry);
  if (!Object.hasOwn(files, named)) throw new Error(texts.notBuilt(named));
  return { entry: named, files };
}

function manifestIn(text: string): ModuleManifest {
  try {
    return JSON.parse(text) as ModuleManifest;
  } catch (cause) {
    throw new Error(texts.tornManifest((cause as Error).message), { cause });
  }
}

/** Modules and data in it; a file is written out only as far as the archive says it goes, and that is bounded. */
function unpacked(zip: Uint8Array): Readonly<Record<string, Uint8Array>> {
  let [count, bytes] = [0, 0];
  const takes = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (!/\.(m?js|json)$/.test(name) || /(^|\/)node_modules\//.test(name)) return false;
    count += 1;
    bytes += originalSize;
    if (count > MOST_FILES || bytes > MOST_MEGABYTES * MEGABYTE)
      throw new TooMuch(texts.tooMuch(MOST_MEGABYTES, MOST_FILES));
    return true;
  };
  if (zip.length > MOST_MEGABYTES * MEGABYTE) throw new Error(texts.tooMuch(MOST_MEGABYTES, MOST_FILES));
  try {
    return unzipSync(zip, { filter: takes });
  } catch (cause) {
    throw cause instanceof TooMuch ? cause : new Error(texts.noZip, { cause });
  }
}

class TooMuch extends Error {}
