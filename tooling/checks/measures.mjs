import { parseArgs } from "node:util";
import { gamesNamed } from "./game-names.mjs";
import { filesOf, isSource, isTest } from "./sources.mjs";

const HELP = `pnpm measures [--against COMMIT]

What the repository weighs, counted in the files git knows; with --against, the same of a commit beside it.
`;

const linesOf = (files) => files.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);
const count = (files, pattern) => files.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
const isKernel = ({ path }) => path.startsWith("packages/kernel/");

/** A comment that leaves its reader to guess who acts. */
const UNNAMED = /^(?=.*(?:^\s*\*|\/\/|\/\*)).*\b(?:nobody|somebody|whoever|everybody|anybody)\b/gim;

/** What is counted, by what it is called. */
export function measures(commit) {
  const sources = filesOf(isSource, commit);
  const tests = filesOf((path) => isTest(path) && /\.tsx?$/.test(path), commit);
  const concepts = filesOf((path) => path === "docs/concepts.md", commit);
  return {
    "source lines": linesOf(sources),
    "source files": sources.length,
    "test lines": linesOf(tests),
    "kernel lines": linesOf(sources.filter(isKernel)),
    "kernel files": sources.filter(isKernel).length,
    "casts (as unknown as, as never)": count(sources, /^(?!\s*(?:\/\/|\/?\*)).*?\b(?:as unknown as|as never)\b/gm),
    "comment lines that do not name the actor": count(sources, UNNAMED),
    "concepts of an author": count(concepts, /^\| (?!idea|-)/gm),
    "files that name a game they are not of": gamesNamed(commit).length,
    decisions: filesOf((path) => /^docs\/decisions\/\d+.*\.md$/.test(path), commit).length,
    "pending change notes": filesOf((path) => /^\.changeset\/.*\.md$/.test(path), commit).length,
  };
}

function print({ against }) {
  const now = measures();
  const before = against === undefined ? undefined : measures(against);
  const width = Math.max(...Object.keys(now).map((name) => name.length));
  for (const [name, value] of Object.entries(now)) {
    const figures = before === undefined ? [value] : [before[name], value];
    console.log(`${name.padEnd(width)} ${figures.map((figure) => figure.toLocaleString("en").padStart(10)).join("")}`);
  }
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { against: { type: "string" }, help: { type: "boolean", short: "h" } } });
  if (values.help) console.log(HELP);
  else print(values);
}
