import { type Game, randomBot } from "@riposte/kernel/run";
import type { SearchHelp } from "@riposte/search";
import type { BotSeat, GameDescriptor } from "../game-descriptor.js";
import type { SearchLimits } from "../levels.js";
import type { Searching } from "../thinking.js";
import type { GivenGame } from "./given-game.js";
import { unseenIn } from "./unseen.js";

/** Random play goes on to the end of most small games in so many answers. */
const LIMITS: SearchLimits = { levels: { easy: 8, normal: 60, hard: 400 }, counts: "points", depth: 300 };

/** The bot that every game has. */
export const RANDOM: GameDescriptor["bots"] = {
  random: { summary: "any legal answer", create: (seed) => randomBot(seed) },
};

/** How bots think about a game that says some of it, or nothing. */
export function searchingOf(
  { search = {} }: GivenGame,
  game: () => Game,
  scores: (slices: Readonly<Record<string, unknown>>) => readonly number[],
): Searching {
  return {
    ...LIMITS,
    ...search,
    help: (at) => ({
      judge: (slices) => shares(scores(slices)),
      policy: () => randomBot("policy"),
      ...search,
      imagine: search.imagine ?? drawn(game(), at),
    }),
  };
}

/** Other cards than the seat sees; a list that a seat brought may be its secret, and is not dealt from. */
function drawn(game: Game, at: BotSeat | undefined): SearchHelp["imagine"] {
  const { setup = {} } = at ?? {};
  const isPublic = Object.values(setup as object).every((value) => typeof value !== "object");
  return unseenIn(game, isPublic ? setup : {});
}

/** Who is ahead, as a share of all points; all alike where none are counted. */
function shares(scores: readonly number[]): readonly number[] {
  const least = Math.min(0, ...scores);
  const sum = scores.reduce((total, score) => total + score - least + 1, 0);
  return scores.map((score) => (score - least + 1) / sum);
}
