import type { Answer } from "@riposte/kernel";
import type { Executor } from "@riposte/kernel/flow";
import {
  type Bot,
  type Game,
  type Hold,
  type LiveMatch,
  type Refusal,
  randomBot,
  type Step,
  startMatch,
} from "@riposte/kernel/run";
import { stateOf } from "./proofs/trace.js";

/** How random matches are played. */
export interface RandomPlay {
  readonly seed: string | number;
  readonly setup?: unknown;
  readonly hold?: Hold | readonly Hold[];
  readonly maxInputs?: number;
  /** Who answers, by seed; at random when absent. */
  bot?(seed: string | number): Bot;
  readonly executor?: Executor;
  /** Whether handlers are checked and states frozen, so that a forgotten `own` throws; they are when absent. */
  readonly checks?: boolean;
}

/** One match at its position with a player ready to play it on. */
export interface RandomMatch<O> {
  readonly match: LiveMatch<O>;
  /** Enters the bot's next answer; undefined when the match is over or long enough. */
  next(): Step | Refusal | undefined;
  /** What the bot answered last. */
  readonly lastAnswer: Answer | undefined;
}

const MAX_INPUTS = 500;

/** Starts a match that a bot plays. */
export function startRandom<O>(game: Game<O>, play: RandomPlay): RandomMatch<O> {
  const { seed, setup, hold, executor, checks = true, maxInputs = MAX_INPUTS } = play;
  const match = startMatch(game, {
    seed,
    setup,
    checks,
    ...(hold === undefined ? {} : { hold }),
    ...(executor === undefined ? {} : { executor }),
  });
  const bot = (play.bot ?? randomBot)(seed);
  let lastAnswer: Answer | undefined;
  return {
    match,
    get lastAnswer() {
      return lastAnswer;
    },
    next() {
      if (match.decision === null || match.line.length >= maxInputs) return undefined;
      lastAnswer = bot.answer(match.seen);
      return match.answer(match.decision.seat, lastAnswer);
    },
  };
}

/** Plays a whole match and gives the state at every decision, a refusal among them as its code. */
export function statesOf<O>(random: RandomMatch<O>): readonly unknown[] {
  const states: unknown[] = [stateOf(random.match)];
  for (let step = random.next(); step !== undefined; step = random.next()) {
    states.push(step.ok ? stateOf(random.match) : step.code);
    if (!step.ok) break;
  }
  return states;
}
