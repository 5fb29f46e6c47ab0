import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const WORDS = [
  ["a number of an issue", /\bissue #?\d+/i],
  ["a section of a plan", /\b(?:DESIGN|STYLE|TOOLCHAIN)(?:\.md\b|,? section|,? \d)/],
  ["a document it was made from", /\bseed document|documents? (?:this|the) (?:project|repository) began/i],
  ["a list it was checked against", /\btrap \d+\b/],
  ["a ticket to come", /\b(?:TODO|FIXME|XXX)\b/],
];

/** Files that people write and read; this one has the words in it. */
const written = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\0")
  .filter((file) => /\.(?:[cm]?[jt]sx?|md|ya?ml|css|html|grit)$/.test(file) && !file.endsWith("own-words.test.mjs"))
  // what is deleted is listed until it is committed
  .filter((file) => !file.endsWith("pnpm-lock.yaml") && existsSync(`${root}${file}`));

test.each(WORDS)("the repository speaks of the product: nowhere is %s", (_what, word) => {
  const told = written.flatMap((file) => {
    const lines = readFileSync(`${root}${file}`, "utf8").split("\n");
    return lines.flatMap((line, at) => (word.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : []));
  });
  expect(told).toEqual([]);
});
