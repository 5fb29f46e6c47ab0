import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type DryRun, dryRun } from "./dry-run.js";
import { packAll } from "./pack.js";
import { publishedIn } from "./published.js";
import { raiseVersions } from "./release-plan.js";

const HELP = `node tooling/run/release.mjs dry       makes the release in a throw-away copy, tests it and says what it would be (pnpm release:dry); --no-tests: without the tests
node tooling/run/release.mjs pack FOLDER   packs what is published into an empty folder, for npm install --global FOLDER/*.tgz
node tooling/run/release.mjs version   raises versions and ranges as the changesets say (part of pnpm release:version)
`;

/** Runs a release command for the tree at `root`; the exit code. */
export async function main(root: string, [command, ...words]: readonly string[]): Promise<number> {
  if (command === "version") {
    for (const { name, from, to } of await raiseVersions(root))
      console.log(from === to ? `${name} ${to}, the first` : `${name} ${from} → ${to}`);
    return 0;
  }
  if (command === "pack" && words[0] !== undefined) {
    mkdirSync(words[0], { recursive: true });
    console.log(`${packAll(root, publishedIn(root), resolve(words[0])).length} packages in ${words[0]}`);
    return 0;
  }
  if (command !== "dry") {
    process.stdout.write(HELP);
    return command === "--help" ? 0 : 2;
  }
  const folder = mkdtempSync(join(tmpdir(), "riposte-release-"));
  try {
    const tell = (step: string) => console.error(`… ${step}`);
    const run = await dryRun(root, folder, { tests: !words.includes("--no-tests"), tell });
    console.log(releaseText(run));
    return run.problems.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A line for each package: from what to what, or that it is its first release, how big, and which changesets say so. */
export function releaseText({ raised, problems }: DryRun): string {
  if (raised.length + problems.length === 0) return "No changeset waits: nothing would be released.";
  const width = Math.max(0, ...raised.map(({ name }) => name.length));
  const lines = raised.map(({ name, from, to, bytes, changesets }) => {
    const why = changesets.length === 0 ? "what it depends on" : changesets.join(", ");
    const step = from === to ? `${to}, the first` : `${from} → ${to}`;
    return `${name.padEnd(width)}  ${step}  ${kilobytes(bytes).padStart(9)}  ${why}`;
  });
  const total = kilobytes(raised.reduce((sum, { bytes }) => sum + bytes, 0));
  return [...lines, `${raised.length} packages, ${total}`, ...problems.map((problem) => `WRONG: ${problem}`)].join(
    "\n",
  );
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
