import { declarePlugin, definePlugin, needs } from "@riposte/kernel";
import { composeList, type LiveMatch, simulateMatch, startMatch } from "@riposte/kernel/run";
import { least, median, nanoseconds } from "./clock.js";
import { REPEATS, type Ticker, tickerGame, WALK_STEPS } from "./ticker.js";

export type Work = "tick" | "tell" | "whisper" | "walk";
const REPEATED: Readonly<Record<Work, number>> = { tick: REPEATS, tell: REPEATS, whisper: REPEATS, walk: WALK_STEPS };

/** Nanoseconds one repetition of the work takes in simulation, beside so many plugins that do not hear it. */
export function priceOf(work: Work, deafPlugins: number): number {
  const game = tickerGame(deafPlugins);
  const times: number[] = [];
  for (let round = 0; round < 25; round++) {
    const simulation = simulateMatch(game, { seed: 1 });
    const elapsed = nanoseconds(() => {
      for (let i = 0; i < 60; i++) simulation.enter(work);
    });
    if (round >= 5) times.push(elapsed / (60 * REPEATED[work]));
  }
  return least(times);
}

/** Nanoseconds an input costs in play mode around the given length of a match. */
export function costAt(lengths: readonly number[]): Readonly<Record<number, number>> {
  const game = tickerGame();
  const warm = startMatch(game, { seed: 1 });
  for (let i = 0; i < 20_000; i++) warm.answer(0, "note");
  const rounds = Array.from({ length: 15 }, () => costsOfOne(startMatch(game, { seed: 1 }), lengths));
  return Object.fromEntries(lengths.map((length) => [length, median(rounds.map((costs) => costs[length] as number))]));
}

/** Times the hundred inputs before each length. */
function costsOfOne(match: LiveMatch<Ticker>, lengths: readonly number[]): Readonly<Record<number, number>> {
  const measured = 100;
  const costs: Record<number, number> = {};
  for (const length of lengths) {
    while (match.line.length < length - measured) match.answer(0, "note");
    const elapsed = nanoseconds(() => {
      while (match.line.length < length) match.answer(0, "note");
    });
    costs[length] = elapsed / measured;
  }
  return costs;
}

/** Milliseconds to compose a game with so many abilities. */
export function composeTime(abilities: number): number {
  const game = tickerGame();
  const [ticker] = game.plugins;
  if (ticker === undefined) throw new Error("no plugin");
  const steps = [{ type: "kernel:stop" as const }];
  const list = Object.fromEntries(Array.from({ length: abilities }, (_, index) => [`ability-${index}`, { steps }]));
  const library = definePlugin(declarePlugin({ name: "library", version: "0.1.0", requires: [needs(ticker, "*")] }), {
    effects: {},
    abilities: list,
  });
  return median([1, 2, 3, 4, 5].map(() => nanoseconds(() => composeList([ticker, library])))) / 1e6;
}
