import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { UserMistake } from "../user-mistake.js";

/** Where the built table lies. */
export const builtTable = (): string => built(import.meta.resolve("@riposte/table/package.json"), "table");

/** Where the built site lies. */
export const builtSite = (): string => built(import.meta.resolve("@riposte/site/package.json"), "site");

function built(manifest: string, what: string): string {
  const folder = join(dirname(fileURLToPath(manifest)), "dist");
  if (existsSync(join(folder, "index.html"))) return folder;
  throw new UserMistake(
    "FILE_UNREADABLE",
    `The ${what} is not built: ${folder} has no index.html. Run the build first.`,
  );
}
