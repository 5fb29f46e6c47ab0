import { ccEffects } from "@riposte/cc-effects";
import { files } from "@riposte/data-imperial-assault";
import { abilities } from "@riposte/data-imperial-assault/abilities";
import { commandEffects } from "@riposte/data-imperial-assault/command-effects";
import { maps } from "@riposte/data-imperial-assault/maps";
import { dcAbilities } from "@riposte/dc-abilities";
import { type Context, createContext, imperialAssault, MapFacts, parseFacts } from "@riposte/imperial-assault";
import { type AnyPlugin, composeList, type Game, randomBot, simulateMatch } from "@riposte/kernel";
import { powerTokens } from "@riposte/power-tokens";
import { skirmishSteps } from "@riposte/skirmish-steps";
import { surge } from "@riposte/surge";
import { nanoseconds } from "./clock.js";

/** Which plugins take part beside the base game. */
export const SKIRMISHES = {
  "base and surge": (context: Context): readonly AnyPlugin[] => [surge(context)],
  "all plugins": (context: Context): readonly AnyPlugin[] => [
    powerTokens(),
    surge(context),
    skirmishSteps(context),
    dcAbilities(context, abilities),
    ccEffects(context, commandEffects),
  ],
} as const;
export type Skirmish = keyof typeof SKIRMISHES;

export interface SkirmishSpeed {
  readonly inputsPerSecond: number;
  readonly matchesPerSecond: number;
}

/** The cards and maps. */
export function skirmishContext(): Context {
  const parsed = parseFacts(files);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return createContext(
    parsed.facts,
    maps.map((map) => MapFacts.parse(map)),
  );
}

/** Random matches in simulation on one thread, after a warm-up of the same length. */
export function skirmishSpeed(skirmish: Skirmish, seconds: number): SkirmishSpeed {
  const context = skirmishContext();
  const game = composeList([imperialAssault(context), ...SKIRMISHES[skirmish](context)]);
  playFor(game, seconds);
  return playFor(game, seconds);
}

function playFor(game: Game, seconds: number): SkirmishSpeed {
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
