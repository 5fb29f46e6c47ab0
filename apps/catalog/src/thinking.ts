import type { Game } from "@riposte/kernel/run";
import { type SearchBot, type SearchHelp, type SearchOptions, type Slices, searchBot } from "@riposte/search";
import type { BotEntry, BotSeat, CatalogGame } from "./catalog-game.js";

export const LEVELS = ["easy", "normal", "hard"] as const;
/** How strong a thinking bot is. */
export type Level = (typeof LEVELS)[number];

/** How long to think about an answer: in imagined matches, which gives the same answer everywhere, or in time. */
export interface Think {
  readonly simulations?: number;
  readonly milliseconds?: number;
}

/** What thinking about a game takes. */
export interface Searching {
  /** What the seat brought to the match it knows; nothing of what others brought is read. */
  help(at?: BotSeat): SearchHelp;
  /** Imagined matches for an answer, by level. */
  readonly levels: Readonly<Record<Level, number>>;
  /** What `standing` counts, in words: "points". */
  readonly counts: string;
  /** Answers after which an imagined match is judged as it stands. */
  readonly depth: number;
}

/** More than anybody waits for; where time is given, time ends the search. */
const MOST_SIMULATIONS = 1_000_000;

type ThinkerOptions = Pick<SearchOptions, "seed" | "onProgress" | "isEnough"> & { readonly level?: Level };

/** Thinks about a game at a level, or for as long as its seat says. */
export function createThinker(
  game: Game,
  { search, standing }: Pick<CatalogGame, "search"> & Partial<Pick<CatalogGame, "standing">>,
  options: ThinkerOptions,
  at?: BotSeat,
): SearchBot {
  const { level = "normal", isEnough = () => false, ...rest } = options;
  const { simulations, milliseconds } = at?.think ?? { simulations: search.levels[level] };
  let until = Number.POSITIVE_INFINITY;
  const measure = standing === undefined ? {} : { measure: (slices: Slices) => standing(slices).scores };
  const bot = searchBot(
    game,
    { ...search.help(at), ...measure },
    {
      ...rest,
      simulations: simulations ?? MOST_SIMULATIONS,
      depth: search.depth,
      isEnough: () => isEnough() || performance.now() >= until,
    },
  );
  /** The time runs from the moment it is asked. */
  const inTime = <T>(think: () => T): T => {
    if (milliseconds !== undefined) until = performance.now() + milliseconds;
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

const SUMMARIES: Readonly<Record<Level, string>> = {
  easy: "thinks ahead, but not for long",
  normal: "thinks ahead: tries answers in matches that could be this one",
  hard: "thinks ahead for as long as it helps",
};

/** The bots that think, one for each level. */
export function thinkingBots(searching: Searching): Readonly<Record<Level, BotEntry>> {
  const entry = (level: Level): BotEntry => ({
    summary: SUMMARIES[level],
    create: (seed, game, at) => createThinker(game, { search: searching }, { seed, level }, at),
  });
  return { easy: entry("easy"), normal: entry("normal"), hard: entry("hard") };
}
