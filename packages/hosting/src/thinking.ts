import type { Game } from "@riposte/kernel/run";
import { type SearchBot, type SearchHelp, type SearchOptions, type Slices, searchBot } from "@riposte/search";
import type { BotEntry, BotSeat, GameDescriptor, ThinkingGame } from "./game-descriptor.js";
import { LEVEL_SUMMARIES, type Level, type SearchLimits } from "./levels.js";
import type { LookAhead } from "./outlook.js";
import { withUnseen } from "./unseen.js";

/** How long to think about an answer: in imagined matches, which gives the same answer everywhere, or in time. */
export interface Think {
  readonly simulations?: number;
  readonly milliseconds?: number;
}

/** How a searcher is told of a game. */
export interface Telling {
  /** What the seat brought to the match it knows, nothing of what others brought is read; and with whose eyes a level looks ahead. */
  help(at?: BotSeat, level?: Level): SearchHelp;
  /** What tells who is winning, by name: what `pnpm bench judge` finds the weights of. */
  signs?(slices: Slices): Readonly<Record<string, number>>;
}

/** What thinking about a game takes. */
export type Searching = Telling & SearchLimits;

/** More than a player waits for; where time is given, time ends the search. */
const MOST_SIMULATIONS = 1_000_000;

type ThinkerOptions = Pick<SearchOptions, "seed" | "onProgress" | "isEnough"> & { readonly level?: Level };

/** Thinks about a game at a level, or for as long as its seat says. */
export function createThinker(
  game: Game,
  { search, standing }: Pick<ThinkingGame, "search"> & Partial<Pick<GameDescriptor, "standing">>,
  options: ThinkerOptions,
  at?: BotSeat,
): SearchBot {
  const { level = "normal", isEnough = () => false, ...rest } = options;
  const { simulations, milliseconds } = at?.think ?? { simulations: search.levels[level] };
  let begun = 0;
  const timeGone = () => (milliseconds === undefined ? 0 : (performance.now() - begun) / milliseconds);
  const measure = standing === undefined ? {} : { measure: (slices: Slices) => standing(slices).scores };
  const help = search.help(at, level);
  const bot = searchBot(
    game,
    { ...help, ...measure, imagine: withUnseen(game, help.imagine, at?.setup) },
    {
      ...rest,
      simulations: simulations ?? MOST_SIMULATIONS,
      depth: search.depth,
      timeGone,
      isEnough: () => isEnough() || timeGone() >= 1,
    },
  );
  /** The time runs from the moment it is asked. */
  const inTime = <T>(think: () => T): T => {
    if (milliseconds !== undefined) begun = performance.now();
    return think();
  };
  return {
    name: level,
    notice: bot.notice,
    weigh: bot.weigh,
    consider: (seen) => inTime(() => bot.consider(seen)),
    answer: (seen) => inTime(() => bot.answer(seen)),
  };
}

/** The game with the code of thinking about it, and of reckoning what answers lead to. */
export function withThinking(game: GameDescriptor, telling: Telling, outlook?: LookAhead): ThinkingGame {
  const search = { ...game.search, ...telling };
  return { ...game, search, bots: { ...game.bots, ...thinkingBots(search) }, ...(outlook && { outlook }) };
}

/** The bots that think, one for each level. */
function thinkingBots(searching: Searching): Readonly<Record<Level, BotEntry>> {
  const entry = (level: Level): BotEntry => ({
    summary: LEVEL_SUMMARIES[level],
    create: (seed, game, at) => createThinker(game, { search: searching }, { seed, level }, at),
  });
  return { easy: entry("easy"), normal: entry("normal"), hard: entry("hard") };
}
