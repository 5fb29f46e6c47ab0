import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { packAll, type Tarball } from "./pack.js";
import { publishedIn } from "./published.js";
import { type Raised, releasePlan } from "./release-plan.js";
import { runPnpm, runTool } from "./run-tool.js";
import { copyTree } from "./throwaway-copy.js";

/** What a release would be. */
export interface DryRun {
  readonly raised: readonly (Raised & Tarball)[];
  /** What would go wrong. */
  readonly problems: readonly string[];
}

/** Every game of the catalog with all its plugins: ranges that no longer fit are told here. */
const COMPOSE_ALL = `
import { GAMES } from "./apps/catalog/dist/index.js";
for (const { id, load } of GAMES) {
  const composed = (await load()).compose();
  if (!composed.ok) for (const problem of composed.problems) console.log(id + ": " + problem);
}`;

/** Makes the release in a copy of the tree at `root`, which stays as it is; `folder` is empty and the caller's to remove. */
export async function dryRun(root: string, folder: string, tell: (step: string) => void = () => {}): Promise<DryRun> {
  tell("copying the tree");
  copyTree(root, folder);
  const plan = await releasePlan(folder);
  tell("installing");
  runPnpm(folder, "install", "--frozen-lockfile", "--prefer-offline");
  tell("raising versions");
  runPnpm(folder, "run", "release:version");
  tell("building");
  runPnpm(folder, "exec", "turbo", "run", "build", "--output-logs=errors-only");
  tell("packing");
  const packages = publishedIn(folder);
  const tarballs = join(folder, ".tarballs");
  mkdirSync(tarballs);
  const packed = new Map(packAll(folder, packages, tarballs).map((tarball) => [tarball.name, tarball]));
  tell("composing every game");
  const misfits = runTool(folder, process.execPath, "--input-type=module", "--eval", COMPOSE_ALL);
  return {
    raised: plan.map((raised) => ({ ...raised, ...(packed.get(raised.name) as Tarball) })),
    problems: [...misfits.split("\n").filter((line) => line !== ""), ...forgotten(plan, packed)],
  };
}

/** Packages whose manifest did not get the version the plan has for them. */
const forgotten = (plan: readonly Raised[], packed: ReadonlyMap<string, Tarball>): readonly string[] =>
  plan.flatMap(({ name, to }) => {
    const version = packed.get(name)?.version;
    if (version === undefined) return [`${name} is in a changeset, and is not published.`];
    return version === to ? [] : [`${name} is ${version}, not ${to}.`];
  });
