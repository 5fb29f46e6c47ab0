import { packageOf } from "@riposte/hosting";
import { type Game, hashState, startMatch } from "@riposte/kernel/run";
import { continueSave, type Divergence, divergenceOf, type KeptSave, type Recording } from "@riposte/testing/corpus";
import semver from "semver";
import { announcedSince } from "./announcements.js";
import { breakingBump, nextVersion } from "./changesets.js";
import { dataOf, type Workspace } from "./workspace.js";

/** What is to be said of a recorded match or save: nothing, that a change was announced, or that one was not. */
export interface Verdict {
  readonly kind: "same" | "announced" | "broken";
  readonly text: string;
}

const SAME: Verdict = { kind: "same", text: "" };

/** Plays a recording again; another outcome is accepted only from a plugin that announces it. */
export function judgeRecording(game: Game, file: string, recording: Recording, workspace: Workspace): Verdict {
  const divergence = divergenceOf(game, recording);
  if (divergence === null) return SAME;
  const { plugin } = divergence;
  // a plugin whose data changed may only have followed them
  const names = hasOtherFacts(game, recording, plugin) ? [packageOf(plugin), dataOf(game.name)] : [packageOf(plugin)];
  const announced = announcedSince(workspace, recording.packages, names);
  const head = `${file}: ${describe(divergence)}`;
  if (announced !== undefined)
    return {
      kind: "announced",
      text: `${head}\n  Announced by ${announced}. Record it anew: pnpm corpus:record --again`,
    };
  const bump = breakingBump(workspace.versions[packageOf(plugin)] ?? "0.0.0");
  const remedy = `If it is meant, add a changeset that says so, with "${names.join(`": ${bump}, or "`)}": ${bump}, and then run pnpm corpus:record --again.`;
  return { kind: "broken", text: `${head}\n  ${remedy}` };
}

/** Loads a kept save as it will be loaded after the next release, and plays it on. */
export function judgeSave(game: Game, file: string, kept: KeptSave, workspace: Workspace): Verdict {
  const released = {
    ...game,
    lock: game.lock.map((entry) => ({ ...entry, version: versionSoon(entry, kept, workspace) })),
  };
  const found = faultOfSave(released, kept);
  if (found === null) return SAME;
  const names = kept.packages.map(({ name }) => name);
  const announced = found.isExcusable ? announcedSince(workspace, kept.packages, names) : undefined;
  return announced === undefined
    ? { kind: "broken", text: `${file}: ${found.text}` }
    : { kind: "announced", text: `${file}: ${found.text}\n  Announced by ${announced}.` };
}

/** A save must load into its state, whatever was announced; where it leads may change. */
function faultOfSave(game: Game, kept: KeptSave): { readonly text: string; readonly isExcusable: boolean } | null {
  try {
    const { outcome, refused, loaded } = continueSave(game, kept);
    const fault = (text: string) => ({ text: `the save loads, but ${text}`, isExcusable: true });
    if (isMigratedWrongly(game, kept, loaded))
      return {
        ...fault("into another state than its inputs lead to: a slice is migrated wrongly."),
        isExcusable: false,
      };
    if (refused !== null) return fault(`input ${refused.input} after it is refused: ${refused.reason}`);
    return hashState(outcome) === hashState(kept.outcome)
      ? null
      : fault(`it ends with ${JSON.stringify(outcome)}, not with ${JSON.stringify(kept.outcome)}.`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return {
      text: `the save cannot be loaded any more. Migrate what changed its shape.\n  ${why}`,
      isExcusable: false,
    };
  }
}

/** Where the inputs before the save still lead to the slices whose shape is the same, they lead to the migrated ones too. */
function isMigratedWrongly(game: Game, { save }: KeptSave, loaded: string): boolean {
  const { lock, seed, setup, holds, snapshot, from, inputs } = save;
  const sameShape = lock.filter(({ name, slice }) => game.lock.some((now) => now.name === name && now.slice === slice));
  if (from !== null || sameShape.length === lock.length) return false;
  const again = startMatch(game, { seed, setup, hold: holds });
  if (!inputs.every((input) => again.enter(input).ok)) return false;
  const slices = again.slices as Readonly<Record<string, unknown>>;
  const isPlayedSo = sameShape.every(({ name }) => hashState(slices[name]) === hashState(snapshot.slices[name]));
  return isPlayedSo && again.hash() !== loaded;
}

/**
 * The version a plugin has after the next release, and a later one than the save's where that was kept between two releases: the version
 * it carries was published with other facts, or, before the first release, never.
 */
function versionSoon({ name, version }: Game["lock"][number], kept: KeptSave, { changesets }: Workspace): string {
  const soon = nextVersion(packageOf(name), version, changesets);
  const isBetweenReleases = kept.packages.some((one) => one.name === packageOf(name) && one.changesets.length > 0);
  const saved = kept.save.lock.find((entry) => entry.name === name)?.version;
  return isBetweenReleases && saved === soon ? (semver.inc(soon, "patch") as string) : soon;
}

function hasOtherFacts(game: Game, { lock }: Recording, plugin: string): boolean {
  const factsIn = (entries: Game["lock"]) => entries.find(({ name }) => name === plugin)?.facts;
  return factsIn(game.lock) !== factsIn(lock as Game["lock"]);
}

function describe({ input, entered, found, plugin, because }: Divergence): string {
  const where = input < 0 ? "before the first input" : `after input ${input} (${JSON.stringify(entered)})`;
  return `${where} ${found}.\n  Caused by "${plugin}": ${because}.`;
}
