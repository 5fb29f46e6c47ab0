import { findGame, pickedIn } from "@riposte/hosting";
import type { Game } from "@riposte/kernel/run";
import type { KeptSave, Recording } from "@riposte/testing/corpus";
import { type Kept, readRecordings, readSaves } from "./folder.js";
import { judgeRecording, judgeSave, type Verdict } from "./judge.js";
import { compositionOf } from "./play.js";
import { readWorkspace, type Workspace } from "./workspace.js";

/** Plays recordings and saves again, all or of one game; tells each verdict as it is found. */
export async function checkCorpus(
  root: string,
  game: string | undefined,
  tell: (file: string, verdict: Verdict) => void,
) {
  const workspace = readWorkspace(root);
  for (const recording of readRecordings(root, game)) tell(recording.file, await verdictOn(recording, workspace));
  for (const save of readSaves(root, game)) tell(save.file, await verdictOnSave(save, workspace));
}

/** What has become of a recorded match. */
export async function verdictOn({ file, content }: Kept<Recording>, workspace: Workspace): Promise<Verdict> {
  return judgeRecording(await compositionAgain(content.game, content.lock), file, content, workspace);
}

/** What has become of a kept save. */
export async function verdictOnSave({ file, content }: Kept<KeptSave>, workspace: Workspace): Promise<Verdict> {
  return judgeSave(await compositionAgain(content.save.game, content.save.lock), file, content, workspace);
}

/** The same plugins as they are now. */
async function compositionAgain(game: string, lock: readonly { readonly name: string }[]): Promise<Game> {
  const info = findGame(game);
  if (info === undefined) throw new Error(`There is no game "${game}" any more.`);
  return compositionOf(game, pickedIn(info, lock));
}
