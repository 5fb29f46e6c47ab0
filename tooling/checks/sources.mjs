import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const git = (words, input) => execFileSync("git", words, { cwd: root, input, maxBuffer: 1 << 30 });

/** TypeScript of the repository: what is written for tests, and everything else. */
export const isTest = (path) => /(^|\/)(test|bench)\//.test(path);
export const isSource = (path) =>
  /\.tsx?$/.test(path) && !isTest(path) && !/(^|\/)(vitest|vite)\.config\.ts$|\.d\.ts$/.test(path);

/** The files git knows whose path passes, with their texts: of the working tree, or of a commit. */
export function filesOf(passes, commit) {
  if (commit !== undefined) return filesAt(passes, commit);
  const paths = git(["ls-files", "-z"]).toString().split("\0");
  return paths
    .filter((path) => passes(path) && existsSync(`${root}${path}`))
    .map((path) => ({ path, text: readFileSync(`${root}${path}`, "utf8") }));
}

function filesAt(passes, commit) {
  const paths = git(["ls-tree", "-r", "-z", "--name-only", commit]).toString().split("\0").filter(passes);
  const answer = git(["cat-file", "--batch"], paths.map((path) => `${commit}:${path}\n`).join(""));
  let at = 0;
  return paths.map((path) => {
    const head = answer.indexOf(10, at);
    const size = Number(answer.subarray(at, head).toString().split(" ").at(-1));
    at = head + size + 2;
    return { path, text: answer.subarray(head + 1, head + 1 + size).toString() };
  });
}
