import { randomBot } from "@riposte/kernel/run";
import type { GameDescriptor } from "../game-descriptor.js";
import type { SearchLimits } from "../levels.js";
import type { Searching } from "../thinking.js";
import type { GivenGame } from "./given-game.js";

/** Random play goes on to the end of most small games in so many answers. */
const LIMITS: SearchLimits = { levels: { easy: 8, normal: 60, hard: 400 }, counts: "points", depth: 300 };

/** The bot that every game has. */
export const RANDOM: GameDescriptor["bots"] = {
  random: { summary: "any legal answer", create: (seed) => randomBot(seed) },
};

/** How bots think about a game that says some of it, or nothing. */
export function searchingOf(
  { search = {} }: GivenGame,
  scores: (slices: Readonly<Record<string, unknown>>) => readonly number[],
): Searching {
  return {
    ...LIMITS,
    ...search,
    help: () => ({
      judge: (slices) => shares(scores(slices)),
      policy: () => randomBot("policy"),
      // what is not seen is drawn
      imagine: () => () => ({}),
      ...search,
    }),
  };
}

/** Who is ahead, as a share of all points; all alike where none are counted. */
function shares(scores: readonly number[]): readonly number[] {
  const least = Math.min(0, ...scores);
  const sum = scores.reduce((total, score) => total + score - least + 1, 0);
  return scores.map((score) => (score - least + 1) / sum);
}
