import { findGame, type Voice, voiceOf } from "@riposte/hosting";
import { type Game, type LiveMatch, randomBot, startMatch } from "@riposte/kernel/run";

/** A game, composed with everything. */
export async function composed(id: string): Promise<{ readonly game: Game; readonly voice: Voice }> {
  const entry = await findGame(id)?.load();
  const found = entry?.compose();
  if (entry === undefined || found?.ok !== true) throw new Error(`${id} does not compose`);
  return { game: found.game, voice: voiceOf(entry, found.game) };
}

/** A match played at random for so many inputs. */
export function played(game: Game, inputs: number, seed = 1): LiveMatch<unknown> {
  const match: LiveMatch<unknown> = startMatch(game, { seed });
  const bot = randomBot(seed);
  while (match.decision !== null && match.line.length < inputs) {
    const step = match.answer(match.decision.seat, bot.answer(match.seen));
    if (!step.ok) throw new Error(step.reason);
  }
  return match;
}
