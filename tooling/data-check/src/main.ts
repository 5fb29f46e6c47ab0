import { fileURLToPath } from "node:url";
import { checkData } from "./check.js";
import { readFolder, readInstead } from "./data-files.js";
import { problemText } from "./problem.js";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

const HELP = `Checks data files: their schema, names that must exist elsewhere, links and proofs. Every problem is told at once.

  pnpm data:check              every file in data/
  pnpm data:check <files…>     these instead of the files of data/ that they are like
`;

/** Runs the check; the exit code is 1 where something is wrong. Progress goes apart from what is found. */
export function main(args: readonly string[], print: (text: string) => void, tell: (text: string) => void): number {
  if (args.some((word) => word === "--help" || word === "-h")) {
    print(HELP);
    return 0;
  }
  const data = `${ROOT}data`;
  const { files, from, problems } = args.length === 0 ? readFolder(data) : readInstead(data, args);
  const found = [...problems, ...checkData(ROOT, files, tell)];
  for (const problem of found) print(problemText({ ...problem, file: from.get(problem.file) ?? problem.file }));
  tell(found.length === 0 ? `${files.size} data files are sound.` : `${found.length} problems.`);
  return found.length === 0 ? 0 : 1;
}
