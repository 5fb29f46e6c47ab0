import { cpSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { runTool } from "./run-tool.js";

/** Copies a working tree as it is, changes that are not committed included, into a repository of its own. */
export function copyTree(root: string, folder: string): void {
  const listed = runTool(root, "git", "ls-files", "--cached", "--others", "--exclude-standard", "-z");
  for (const file of listed.split("\0")) {
    if (file === "" || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  // changesets ask git which commit brought them
  const git = (...words: readonly string[]) =>
    runTool(folder, "git", "-c", "user.name=release", "-c", "user.email=release@localhost", ...words);
  git("init", "--quiet", "--initial-branch=main");
  git("add", "--all");
  git("commit", "--quiet", "--message", "A copy");
}
