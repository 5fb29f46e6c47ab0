import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import applyReleasePlan from "@changesets/apply-release-plan";
import { read } from "@changesets/config";
import getReleasePlan from "@changesets/get-release-plan";
import { getPackages } from "@manypkg/get-packages";
import { toldForUsers } from "./changelog.js";

type Plan = Awaited<ReturnType<typeof getReleasePlan>>;
type Release = Plan["releases"][number];

/** A package that would get another version. */
export interface Raised {
  readonly name: string;
  /** What it is now; the same as `to` where it is released for the first time. */
  readonly from: string;
  readonly to: string;
  /** Ids of the changesets that raise it; none where only something it stands on is raised. */
  readonly changesets: readonly string[];
}

/** What the changesets of a working tree would release, by name. */
export async function releasePlan(root: string): Promise<readonly Raised[]> {
  return raisedIn(await planOf(root));
}

/** Raises versions and ranges, writes changelogs and uses up the changesets; what was raised. */
export async function raiseVersions(root: string): Promise<readonly Raised[]> {
  const [plan, packages] = [await planOf(root), await getPackages(root)];
  await applyReleasePlan(plan, packages, await read(root, packages));
  for (const { dir } of packages.packages) tellUsers(join(dir, "CHANGELOG.md"));
  return raisedIn(plan);
}

function tellUsers(changelog: string): void {
  if (existsSync(changelog)) writeFileSync(changelog, toldForUsers(readFileSync(changelog, "utf8")));
}

/**
 * The plan of changesets, with two things put right. What has no changelog was never released: its first release is the version it has.
 * And a package whose peer leaves its range is raised by a breaking step, and while it is 0.x that is a minor one. Changesets would make
 * each of them a 1.0.0.
 */
async function planOf(root: string): Promise<Plan> {
  const [plan, { packages }] = [await getReleasePlan(root), await getPackages(root)];
  const released = packages.filter(({ dir }) => existsSync(join(dir, "CHANGELOG.md")));
  const isReleased = new Set(released.map(({ packageJson: { name } }) => name));
  const isMajor = ({ name }: Release) =>
    plan.changesets.some(({ releases }) => releases.some((one) => one.name === name && one.type === "major"));
  const releases = plan.releases.map((release): Release => {
    const { name, type, oldVersion } = release;
    const [major = "", minor = ""] = oldVersion.split(".");
    if (!isReleased.has(name)) return { ...release, newVersion: oldVersion };
    if (type !== "major" || major !== "0" || isMajor(release)) return release;
    return { ...release, type: "minor", newVersion: `0.${Number(minor) + 1}.0` };
  });
  return { ...plan, releases };
}

const raisedIn = ({ releases }: Plan): readonly Raised[] =>
  releases
    .filter(({ type }) => type !== "none")
    .map(({ name, oldVersion, newVersion, changesets }) => ({ name, from: oldVersion, to: newVersion, changesets }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
