import { packageOf } from "@riposte/hosting";
import type { Announced } from "@riposte/testing/corpus";
import { isBreakingBump, isBreakingStep } from "./changesets.js";
import { dataOf, type Workspace } from "./workspace.js";

/** What all packages that can change a match of these plugins have announced by now. */
export function announcedNow(
  { versions, changesets }: Workspace,
  game: string,
  plugins: readonly string[],
): Announced[] {
  const names = [packageOf("kernel"), ...plugins.map(packageOf), dataOf(game)];
  return names.map((name) => {
    const version = versions[name] ?? "0.0.0";
    const breaking = changesets.filter(({ bumps }) => isBreakingBump(bumps[name], version));
    return { name, version, changesets: breaking.map((changeset) => changeset.name) };
  });
}

/** Where one of these packages announced a breaking change that it had not announced then. */
export function announcedSince(
  workspace: Workspace,
  then: readonly Announced[],
  names: readonly string[],
): string | undefined {
  for (const { name, version, changesets: known } of then.filter((one) => names.includes(one.name))) {
    const now = workspace.versions[name] ?? version;
    if (isBreakingStep(version, now)) return `${name} ${now}`;
    const found = workspace.changesets.find(
      (changeset) => isBreakingBump(changeset.bumps[name], now) && !known.includes(changeset.name),
    );
    if (found !== undefined) return `.changeset/${found.name}.md`;
  }
  return undefined;
}
