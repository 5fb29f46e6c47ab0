import { findGame, setupOf, type ThinkingGame, usualPlugins } from "@riposte/hosting";
import { type Contender, playFixture, type Result, roundRobin } from "@riposte/hosting/league";
import { welcomeGuests } from "../guests/welcome-guests.js";

/** Matches to be played: each against each, so many times. */
export interface LeagueWish {
  readonly game: string;
  /** The setup option that has a list for each seat; nothing where players bring none. */
  readonly lists: string | null;
  readonly contenders: readonly Contender[];
  readonly times: number;
  readonly seed: string;
}

/** Matches as they end; then that it is over, or why it stopped. */
export type LeagueNews =
  | { readonly results: readonly Result[] }
  | { readonly isDone: true }
  | { readonly failed: string };

if (self.name !== "") welcomeGuests(self.name);

const tell = (news: LeagueNews) => postMessage(news);
/** Told so many at a time. */
const BATCH = 8;

addEventListener("message", ({ data }: MessageEvent<LeagueWish>) => {
  playAll(data).catch((error: unknown) => tell({ failed: error instanceof Error ? error.message : String(error) }));
});

async function playAll({ game, lists, contenders, times, seed }: LeagueWish): Promise<void> {
  const info = findGame(game);
  const entry = (await info?.load()) as ThinkingGame;
  const plugins = info === undefined ? [] : usualPlugins(info);
  const composed = entry.compose(plugins);
  if (!composed.ok) throw new Error(composed.problems.join(" "));
  let waiting: Result[] = [];
  for (const fixture of roundRobin(contenders.length, times, seed)) {
    waiting.push(
      playFixture(
        entry,
        composed.game,
        { game, plugins, lists, contenders, setup: lists === null ? setupOf(entry.setup, {}) : undefined },
        fixture,
      ),
    );
    if (waiting.length < BATCH) continue;
    tell({ results: waiting });
    waiting = [];
  }
  tell({ results: waiting });
  tell({ isDone: true });
}
