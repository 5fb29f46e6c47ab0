import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DryRun, dryRun, writeDeclarations } from "./dry-run.js";
import { writeFollowers } from "./followers.js";

const HELP = `node tooling/run/release.mjs dry       makes the release in a throw-away copy and says what it would be (pnpm release:dry)
node tooling/run/release.mjs follow    writes changesets for what must follow those that are there (part of pnpm release:version)
node tooling/run/release.mjs declare   lets plugins declare the versions of their manifests (part of pnpm release:version)
`;

/** Runs a release command for the tree at `root`; the exit code. */
export async function main(root: string, [command]: readonly string[]): Promise<number> {
  if (command === "follow") {
    for (const name of await writeFollowers(root)) console.log(`follows: ${name}`);
    return 0;
  }
  if (command === "declare") {
    for (const file of writeDeclarations(root)) console.log(`declared anew: ${file}`);
    return 0;
  }
  if (command !== "dry") {
    process.stdout.write(HELP);
    return command === "--help" ? 0 : 2;
  }
  const folder = mkdtempSync(join(tmpdir(), "riposte-release-"));
  try {
    const run = await dryRun(root, folder, (step) => console.error(`… ${step}`));
    console.log(releaseText(run));
    return run.problems.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A line for each package: from what to what, how big, and which changesets say so. */
export function releaseText({ raised, problems }: DryRun): string {
  if (raised.length + problems.length === 0) return "No changeset waits: nothing would be released.";
  const width = Math.max(0, ...raised.map(({ name }) => name.length));
  const lines = raised.map(({ name, from, to, bytes, changesets }) => {
    const why = changesets.length === 0 ? "what it depends on" : changesets.join(", ");
    return `${name.padEnd(width)}  ${from} → ${to}  ${kilobytes(bytes).padStart(9)}  ${why}`;
  });
  const total = kilobytes(raised.reduce((sum, { bytes }) => sum + bytes, 0));
  return [...lines, `${raised.length} packages, ${total}`, ...problems.map((problem) => `WRONG: ${problem}`)].join(
    "\n",
  );
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
