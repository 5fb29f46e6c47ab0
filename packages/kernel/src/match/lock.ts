import type { Game, Lock, LockEntry } from "../compose/game.js";
import { compareVersions } from "../compose/versions.js";
import { KernelError } from "../errors.js";
import type { Snapshot } from "./snapshot.js";

/** Was this saved with exactly this composition? */
export const isSameLock = (saved: Lock, game: Game): boolean =>
  saved.length === game.lock.length && game.lock.every((entry) => saved.some((other) => isSame(entry, other)));

/** Brings the slices of an older save up to this composition, step by step; refuses with every reason at once. */
export function migrate(game: Game, saved: Lock, snapshot: Snapshot): Snapshot {
  const problems = lockProblems(saved, game.lock);
  if (problems.length > 0) {
    throw new KernelError(
      "SAVE_OTHER_LOCK",
      `The save was made with other plugins:\n${problems.map((problem) => `- ${problem}`).join("\n")}`,
    );
  }
  const slices = { ...snapshot.slices };
  for (const { plugin, declaration } of game.slices) {
    let version = (saved.find(({ name }) => name === plugin) as LockEntry).slice;
    for (; version < declaration.version; version++) {
      const step = declaration.migrate?.[version];
      if (step === undefined) {
        throw new KernelError(
          "MIGRATION_MISSING",
          `Plugin "${plugin}" cannot turn its saved slice of version ${version} into version ${version + 1}. Load the save with the version it was made with.`,
        );
      }
      slices[plugin] = step(slices[plugin] as never);
    }
    const parsed = (
      declaration.schema as unknown as { safeParse(value: unknown): { success: boolean; error?: { message: string } } }
    ).safeParse(slices[plugin]);
    if (!parsed.success)
      throw new KernelError(
        "SAVE_MALFORMED",
        `The slice of "${plugin}" does not fit its schema: ${parsed.error?.message}`,
      );
  }
  return { ...snapshot, slices };
}

function lockProblems(saved: Lock, current: Lock): string[] {
  const missing = saved.filter(({ name }) => !current.some((entry) => entry.name === name));
  const added = current.filter(({ name }) => !saved.some((entry) => entry.name === name));
  const problems = [
    ...missing.map(({ name, version }) => `"${name}" ${version} is missing here. Add it to compose([...]).`),
    ...added.map(({ name }) => `"${name}" was not part of the match. Leave it out to load this save.`),
  ];
  for (const entry of current) {
    const other = saved.find(({ name }) => name === entry.name);
    if (other === undefined || isSame(entry, other)) continue;
    const order = compareVersions(entry.version, other.version);
    if (order < 0 || entry.slice < other.slice) {
      problems.push(
        `"${entry.name}" is ${entry.version} here, older than the ${other.version} of the save. Install that version or a newer one.`,
      );
    } else if (order === 0) {
      problems.push(
        `"${entry.name}" ${entry.version} has other facts or another slice than in the save, under the same version. Use the data it was played with.`,
      );
    }
  }
  return problems;
}

const isSame = (a: LockEntry, b: LockEntry): boolean =>
  a.name === b.name && a.version === b.version && a.slice === b.slice && a.facts === b.facts;
