import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { NewFiles } from "./new-files.js";

/** Writes all files, or none where one is there already. */
export function writeFiles(root: string, files: NewFiles): void {
  const there = Object.keys(files).filter((file) => existsSync(join(root, file)));
  if (there.length > 0) throw new Error(`Nothing was written: ${there.join(", ")} would be overwritten.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}
