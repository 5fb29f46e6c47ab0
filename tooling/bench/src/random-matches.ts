import { type Game, randomBot, simulateMatch } from "@riposte/kernel/run";
import { nanoseconds } from "./clock.js";

export interface MatchSpeed {
  readonly inputsPerSecond: number;
  readonly matchesPerSecond: number;
}

/** Random matches of a game in simulation on one thread, after a warm-up of the same length. */
export function matchSpeed(game: Game, seconds: number): MatchSpeed {
  playFor(game, seconds);
  return playFor(game, seconds);
}

function playFor(game: Game, seconds: number): MatchSpeed {
  let inputs = 0;
  let matches = 0;
  const elapsed = nanoseconds(() => {
    const until = process.hrtime.bigint() + BigInt(Math.round(seconds * 1e9));
    while (process.hrtime.bigint() < until) inputs += playOne(game, ++matches);
  });
  return { inputsPerSecond: (inputs / elapsed) * 1e9, matchesPerSecond: (matches / elapsed) * 1e9 };
}

/** Plays one match to its end; how many inputs it took. */
function playOne(game: Game, seed: number): number {
  const match = simulateMatch(game, { seed });
  const bot = randomBot(seed);
  let inputs = 0;
  for (; match.pending !== null; inputs++) {
    const failure = match.enter(bot.answer(match.seen));
    if (failure !== undefined) throw new Error(`seed ${seed}, input ${inputs}: ${failure.reason}`);
  }
  return inputs;
}
