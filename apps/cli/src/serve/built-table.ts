import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { UserMistake } from "../user-mistake.js";

/** Where the built table lies. */
export function builtTable(): string {
  const folder = join(dirname(fileURLToPath(import.meta.resolve("@riposte/table/package.json"))), "dist");
  if (existsSync(join(folder, "index.html"))) return folder;
  throw new UserMistake("FILE_UNREADABLE", `The table is not built: ${folder} has no index.html. Run the build first.`);
}
