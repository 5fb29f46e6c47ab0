import { findGame, type ThinkingGame, voiceOf } from "@riposte/hosting";
import { type Analysis, analyse, type Judged } from "@riposte/hosting/analysis";
import { beginAgain, type Position } from "@riposte/hosting/seats";
import type { Players } from "@riposte/words";
import { welcomeGuests } from "../guests/welcome-guests.js";

/** A match to be explained, and who reads. */
export interface AnalysisOrder {
  readonly position: Position;
  readonly players: Players;
  readonly matches: number;
}

/** How far it is, and in the end what it came to. */
export type AnalysisNews =
  | { readonly done: number; readonly of: number; readonly judged: readonly Judged[] }
  | { readonly analysis: Analysis }
  | { readonly failed: string };

if (self.name !== "") welcomeGuests(self.name);

const tell = (news: AnalysisNews) => postMessage(news);

addEventListener("message", ({ data }: MessageEvent<AnalysisOrder>) => {
  explain(data).catch((error: unknown) => tell({ failed: error instanceof Error ? error.message : String(error) }));
});

async function explain({ position, players, matches }: AnalysisOrder): Promise<void> {
  const { game: id, plugins, seed, setup, holds, from, line } = position;
  const entry = (await findGame(id)?.load()) as ThinkingGame;
  const composed = entry.compose(plugins);
  if (!composed.ok) throw new Error(composed.problems.join(" "));
  const begin = () => beginAgain({ game: composed.game, seed, setup, holds, from });
  const voice = voiceOf(entry, composed.game, players, begin().viewFor(null).slices);
  let told = 0;
  // only what is new goes over
  const onProgress = (done: number, of: number, judged: readonly Judged[]) => {
    tell({ done, of, judged: judged.slice(told) });
    told = judged.length;
  };
  tell({ analysis: analyse(entry, { begin, line, voice }, { seed: "1", matches, onProgress }) });
}
