import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Quiet } from "./quiet.js";
import type { Spread } from "./spread.js";

/** One row of a run; `better` says which way is good. */
export interface Row extends Spread {
  readonly what: string;
  readonly unit: string;
  readonly better: "more" | "less";
}

/** A run as it is kept: what was measured, of which commit, and how quiet it was. */
export interface Results {
  readonly commit: string;
  readonly node: string;
  readonly quiet: Quiet;
  readonly rows: readonly Row[];
}

/** The commit that is measured; with a plus where the tree has changes that are not in it. */
export function commitNow(): string {
  const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8" }).trim();
  try {
    return `${git("rev-parse", "--short", "HEAD")}${git("status", "--porcelain") === "" ? "" : "+"}`;
  } catch {
    return "unknown";
  }
}

/** A kept run, or a clear error: what is compared must have been measured. */
export function readResults(path: string): Results {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(
      `Cannot read ${path} as the results of a run (${(error as Error).message}). Give a file that pnpm bench wrote.`,
    );
  }
  const { rows, commit } = (read ?? {}) as Partial<Results>;
  if (!Array.isArray(rows) || typeof commit !== "string")
    throw new Error(`${path} has no rows and no commit: it was not written by this pnpm bench. Measure again.`);
  return read as Results;
}
