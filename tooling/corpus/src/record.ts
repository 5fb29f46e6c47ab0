import { recordMatch } from "@riposte/testing/corpus";
import { announcedNow } from "./announcements.js";
import { verdictOn } from "./check.js";
import { freeSaveFile, readRecordings, readSaves, recordingFile, writeRecording, writeSave } from "./folder.js";
import type { Plan } from "./plan.js";
import { type Played, play } from "./play.js";
import { readWorkspace, type Workspace } from "./workspace.js";

/** What became of a plan. */
export interface Recorded {
  readonly file: string;
  readonly done: "recorded" | "recorded anew" | "confirmed" | "kept" | "refused";
  readonly text: string;
}

/**
 * Plays the plans that have no file yet and writes them down; what is there stays. With `again`, a match whose change was announced
 * is recorded anew, and one that did not change is confirmed: what was announced until now excuses no change from now on. One that
 * changed without a word is refused.
 */
export async function recordPlans(
  root: string,
  plans: readonly Plan[],
  { again, tell }: { readonly again: boolean; tell(recorded: Recorded): void },
): Promise<void> {
  const workspace = readWorkspace(root);
  for (const plan of plans) {
    tell(await recordPlan(root, plan, workspace, again));
    if (plan.savesWhen !== undefined) await recordSave(root, plan, workspace, tell);
  }
}

async function recordPlan(root: string, plan: Plan, workspace: Workspace, again: boolean): Promise<Recorded> {
  const file = recordingFile(plan.game, plan.name);
  const kept = readRecordings(root, plan.game).find((one) => one.file === file);
  const verdict = kept && (await verdictOn(kept, workspace));
  if (verdict?.kind === "broken") return { file, done: "refused", text: verdict.text };
  if (verdict !== undefined && !again) return { file, done: "kept", text: verdict.text };
  if (kept !== undefined && verdict?.kind === "same") {
    const plugins = kept.content.lock.map(({ name }) => name);
    writeRecording(root, file, { ...kept.content, packages: announcedNow(workspace, plan.game, plugins) });
    return { file, done: "confirmed", text: "" };
  }
  const played = await play(plan);
  writeRecording(root, file, recordingOf(plan, played, workspace));
  const done = verdict === undefined ? "recorded" : "recorded anew";
  return { file, done, text: `${played.match.inputs.length} inputs` };
}

function recordingOf({ title, seed }: Plan, { game, match, setup }: Played, workspace: Workspace) {
  const packages = announcedNow(
    workspace,
    game.name,
    game.plugins.map(({ name }) => name),
  );
  return recordMatch(game, { title, packages, seed, setup, holds: [...match.holds], inputs: [...match.inputs] });
}

/** Keeps a save where there is none yet with these versions of the slices. */
async function recordSave(
  root: string,
  plan: Plan,
  workspace: Workspace,
  tell: (recorded: Recorded) => void,
): Promise<void> {
  const { game, match, save } = await play(plan);
  const slices = slicesOf(game.lock);
  if (readSaves(root, plan.game).some(({ content }) => slicesOf(content.save.lock) === slices)) return;
  const file = freeSaveFile(root, plan.game, plan.name);
  if (save === null) {
    tell({ file, done: "refused", text: "The match never comes to the moment that the plan wants a save of." });
    return;
  }
  const packages = announcedNow(
    workspace,
    game.name,
    game.plugins.map(({ name }) => name),
  );
  const afterwards = match.inputs.slice(save.inputs.length);
  writeSave(root, file, {
    format: "riposte-kept-save/1",
    title: plan.title,
    packages,
    save,
    afterwards,
    outcome: match.outcome,
  });
  tell({ file, done: "recorded", text: `${afterwards.length} inputs after it` });
}

/** Which version each slice has. */
export const slicesOf = (lock: readonly { readonly name: string; readonly slice: number }[]): string =>
  lock
    .map(({ name, slice }) => `${name} ${slice}`)
    .sort()
    .join(", ");
