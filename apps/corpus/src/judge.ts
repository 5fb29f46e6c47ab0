import type { Game } from "@riposte/kernel";
import { continueSave, type Divergence, divergenceOf, type KeptSave, type Recording } from "@riposte/testing/corpus";
import { announcedSince } from "./announcements.js";
import { breakingBump, nextVersion } from "./changesets.js";
import { dataOf, packageOf, type Workspace } from "./workspace.js";

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
    return { kind: "announced", text: `${head}\n  Announced by ${announced}. Record it anew: pnpm corpus:record --again` };
  const bump = breakingBump(workspace.versions[packageOf(plugin)] ?? "0.0.0");
  const remedy = `If it is meant, add a changeset that says so, with "${names.join(`": ${bump}, or "`)}": ${bump}, and then run pnpm corpus:record --again.`;
  return { kind: "broken", text: `${head}\n  ${remedy}` };
}

/** Loads a kept save as it will be loaded after the next release, and plays it on. */
export function judgeSave(game: Game, file: string, kept: KeptSave, workspace: Workspace): Verdict {
  const released = { ...game, lock: game.lock.map((entry) => ({ ...entry, version: versionSoon(entry, workspace) })) };
  try {
    const { outcome, refused } = continueSave(released, kept);
    const found =
      refused !== null
        ? `input ${refused.input} after it is refused: ${refused.reason}`
        : JSON.stringify(outcome) === JSON.stringify(kept.outcome)
          ? null
          : `it ends with ${JSON.stringify(outcome)}, not with ${JSON.stringify(kept.outcome)}`;
    if (found === null) return SAME;
    const text = `${file}: the save loads, but ${found}.`;
    const announced = announcedSince(workspace, kept.packages, kept.packages.map(({ name }) => name));
    return announced === undefined
      ? { kind: "broken", text: `${text}\n  A slice is migrated to another state, or a rule changed: see what the recordings say.` }
      : { kind: "announced", text: `${text}\n  Announced by ${announced}.` };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { kind: "broken", text: `${file}: the save cannot be loaded any more. Migrate what changed its shape.\n  ${why}` };
  }
}

const versionSoon = ({ name, version }: Game["lock"][number], { changesets }: Workspace): string =>
  nextVersion(packageOf(name), version, changesets);

function hasOtherFacts(game: Game, { lock }: Recording, plugin: string): boolean {
  const factsIn = (entries: Game["lock"]) => entries.find(({ name }) => name === plugin)?.facts;
  return factsIn(game.lock) !== factsIn(lock as Game["lock"]);
}

function describe({ input, entered, found, plugin, because }: Divergence): string {
  const where = input < 0 ? "before the first input" : `after input ${input} (${JSON.stringify(entered)})`;
  return `${where} ${found}.\n  Caused by "${plugin}": ${because}.`;
}
