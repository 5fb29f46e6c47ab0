import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { staleDeclarations } from "./declared-versions.js";
import { type Published, publishedIn } from "./published.js";
import { type Raised, releasePlan } from "./release-plan.js";

/**
 * Packages that no changeset raises, although they must declare another range: a plugin they can do without is no dependency in their
 * manifest, so changesets do not see that it leaves their range.
 */
function followersOf(root: string, plan: readonly Raised[]): readonly Published[] {
  const raised = new Map(plan.map(({ name, to }) => [name, to]));
  const stale = [...staleDeclarations(root, raised).keys()];
  return publishedIn(root).filter(
    ({ name, folder }) => !raised.has(name) && stale.some((file) => file.startsWith(`${folder}/src/`)),
  );
}

/** Writes a changeset for each of them; their names. */
export async function writeFollowers(root: string): Promise<readonly string[]> {
  const names = followersOf(root, await releasePlan(root)).map(({ name }) => name);
  for (const name of names) {
    const file = `.changeset/follows-${name.replace(/^.*\//, "")}.md`;
    writeFileSync(join(root, file), `---\n"${name}": patch\n---\n\nWorks with the versions released beside it.\n`);
  }
  return names;
}
