import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { judgeTarball } from "../release/dist/judge-tarball.js";
import { packAll } from "../release/dist/pack.js";
import { peerProblems } from "../release/dist/peers.js";
import { publishedIn } from "../release/dist/published.js";
import { root } from "./workspace.mjs";

// what strangers get: every package as it would be published
const folder = mkdtempSync(join(tmpdir(), "riposte-manifests-"));
const published = publishedIn(root);
const problems = [...peerProblems(published)];
try {
  for (const tarball of packAll(root, published, folder))
    for (const problem of await judgeTarball(tarball)) problems.push(`${tarball.name}: ${problem}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
