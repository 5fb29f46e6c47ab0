import getReleasePlan from "@changesets/get-release-plan";

/** A package that would get another version. */
export interface Raised {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** Ids of the changesets that raise it; none where only something it depends on is raised. */
  readonly changesets: readonly string[];
}

/** What the changesets of a working tree would release, by name. */
export async function releasePlan(root: string): Promise<readonly Raised[]> {
  const { releases } = await getReleasePlan(root);
  return releases
    .filter(({ type }) => type !== "none")
    .map(({ name, oldVersion, newVersion, changesets }) => ({ name, from: oldVersion, to: newVersion, changesets }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
