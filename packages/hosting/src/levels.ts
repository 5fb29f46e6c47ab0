import { KernelError } from "@riposte/kernel";
import type { BotEntry } from "./game-descriptor.js";

export const LEVELS = ["easy", "normal", "hard"] as const;
/** How strong a thinking bot is. */
export type Level = (typeof LEVELS)[number];

/** How much is thought about a game. */
export interface SearchLimits {
  /** Imagined matches for an answer, by level. */
  readonly levels: Readonly<Record<Level, number>>;
  /** What `standing` counts, in words: "points". */
  readonly counts: string;
  /** Answers after which an imagined match is judged as it stands, at the latest. */
  readonly depth: number;
}

/** What is said of the bots that think. */
export const LEVEL_SUMMARIES: Readonly<Record<Level, string>> = {
  easy: "goes by rules of thumb, and thinks little",
  normal: "thinks ahead: tries answers in matches that could be this one",
  hard: "thinks ahead for as long as it helps",
};

/** The bots that think, for a page that leaves thinking to another thread: they can be chosen, and never answer here. */
export const restingBots = Object.fromEntries(
  LEVELS.map((level): [Level, BotEntry] => [level, { summary: LEVEL_SUMMARIES[level], create: () => resting(level) }]),
) as Readonly<Record<Level, BotEntry>>;

const resting = (name: Level) => ({
  name,
  answer: () => {
    throw new KernelError(
      "UNKNOWN_NAME",
      `The bot "${name}" thinks elsewhere. Load the game with its thinking to ask it.`,
    );
  },
});
