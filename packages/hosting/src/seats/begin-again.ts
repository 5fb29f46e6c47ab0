import { type LiveMatch, type MatchOptions, resumeMatch, startMatch } from "@riposte/kernel/run";

/** What a match began with. */
type Beginning = Pick<LiveMatch<unknown>, "game" | "seed" | "setup" | "holds" | "from">;

/** Another match with the same beginning, before its first input. */
export function beginAgain(
  { game, seed, setup, holds, from }: Beginning,
  options: Pick<MatchOptions, "executor"> = {},
): LiveMatch<unknown> {
  const all = { ...options, seed, setup, hold: holds };
  return from === null ? startMatch(game, all) : resumeMatch(game, from, all);
}
