import { randomBot, startMatch } from "@riposte/kernel/run";
import { findGame, type GameDescriptor } from "../../src/index.js";
import { followMatch, type PlayedMatch } from "../../src/seats/index.js";

/** A match of two hidden hands, some answers old. */
export async function twoSeats(
  answers: number,
): Promise<{ readonly played: PlayedMatch; readonly entry: GameDescriptor }> {
  const entry = (await findGame("one-piece")?.load()) as GameDescriptor;
  const composed = entry.compose();
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  const played = followMatch(startMatch(composed.game, { seed: 1 }));
  playOn(played, answers);
  return { played, entry };
}

export function playOn({ match, act }: PlayedMatch, answers: number): void {
  const bot = randomBot(1);
  for (let at = 0; at < answers; at++) act(() => match.answer(match.seen.seat, bot.answer(match.seen)));
}
