import { type Answer, composeList, declarePlugin, definePlugin, needs, simulateMatch, startMatch } from "@riposte/kernel";
import { median, nanoseconds } from "./clock.js";
import { REPEATS, tickerGame, WALK_STEPS } from "./ticker.js";

/** Nanoseconds for one effect, one flow step, one event heard by one handler, one event nobody hears. */
export function unitPrices(): Readonly<Record<string, number>> {
  const tick = priceOf("tick", REPEATS);
  return {
    effect: tick,
    "flow step": priceOf("walk", WALK_STEPS),
    "event heard by one handler": priceOf("tell", REPEATS) - tick,
    "event nobody hears": priceOf("whisper", REPEATS) - tick,
  };
}

/** Nanoseconds for an unheard event beside so many plugins that listen to other things. */
export function unheardBeside(plugins: number): number {
  return priceOf("whisper", REPEATS, plugins) - priceOf("tick", REPEATS, plugins);
}

/** Nanoseconds an input costs in play mode around the given length of a match. */
export function costAt(lengths: readonly number[]): Readonly<Record<number, number>> {
  const match = startMatch(tickerGame(), { seed: 1 });
  const around = 100;
  const costs: Record<number, number> = {};
  const enter = () => match.answer(0, "note");
  const warm = startMatch(tickerGame(), { seed: 1 });
  for (let i = 0; i < 20_000; i++) warm.answer(0, "note");
  for (const length of lengths) {
    while (match.line.length < length - around) enter();
    costs[length] = nanoseconds(() => {
      while (match.line.length < length) enter();
    }) / around;
  }
  return costs;
}

/** Milliseconds to compose a game with so many abilities. */
export function composeTime(abilities: number): number {
  const game = tickerGame();
  const [ticker] = game.plugins;
  if (ticker === undefined) throw new Error("no plugin");
  const steps = [{ type: "ticker:tick" }];
  const list = Object.fromEntries(Array.from({ length: abilities }, (_, index) => [`ability-${index}`, { steps }]));
  const library = definePlugin(declarePlugin({ name: "library", version: "0.1.0", requires: [needs(ticker, "*")] }), {
    effects: {},
    abilities: list,
  });
  return median([1, 2, 3, 4, 5].map(() => nanoseconds(() => composeList([ticker, library])))) / 1e6;
}

/** Long enough to outlast the JIT; the median of several runs in simulation. */
function priceOf(answer: Answer, repeats: number, deafPlugins = 0): number {
  const game = tickerGame(deafPlugins);
  const run = () => {
    const simulation = simulateMatch(game, { seed: 1 });
    return nanoseconds(() => {
      for (let i = 0; i < 300; i++) simulation.enter(answer);
    });
  };
  run();
  run();
  return median([run(), run(), run(), run(), run()]) / (300 * repeats);
}
