import { type Bot, type Game, simulateMatch } from "@riposte/kernel";
import type { BotEntry } from "../games/game-entry.js";

/** After this many answers a game counts as unfinished. */
export const MOST_INPUTS = 5000;

/** One played game, as plain numbers. */
export interface Played {
  readonly seats: number;
  /** `null` when the game was not finished. */
  readonly winners: readonly number[] | null;
  readonly inputs: number;
  /** The numbers the game reports of its outcome: turns, points. */
  readonly report: Readonly<Record<string, number>>;
}

export interface GamesOptions {
  readonly game: Game;
  readonly bot: BotEntry;
  readonly seed: string;
  readonly setup: unknown;
}

/** Plays the games numbered `from` (the first is 0) up to, not including, `to`. */
export function playGames(options: GamesOptions, from: number, to: number): readonly Played[] {
  return Array.from({ length: to - from }, (_, at) => playGame(options, seedOf(options.seed, from + at)));
}

/** The seed of a game: counted up from a whole number (seed 7 plays 7, 8, 9 …), else the text with the game's number. */
export function seedOf(seed: string, index: number): string {
  const isWhole = /^\d+$/.test(seed) && Number.isSafeInteger(Number(seed) + index);
  return isWhole ? String(Number(seed) + index) : `${seed}:${index}`;
}

function playGame({ game, bot, setup }: GamesOptions, seed: string): Played {
  const simulation = simulateMatch(game, { setup, seed });
  const { seen } = simulation;
  const bots: Bot[] = [];
  let inputs = 0;
  for (; simulation.pending !== null && inputs < MOST_INPUTS; inputs++) {
    const { seat } = simulation.pending;
    bots[seat] ??= bot.create(seat === 0 ? seed : `${seed}:${seat}`, game);
    const refusal = simulation.answer(bots[seat].answer(seen));
    if (refusal !== undefined)
      throw new Error(
        `Seed ${seed}, input ${inputs}: bot "${bots[seat].name}" is refused. ${refusal.code}: ${refusal.reason}`,
      );
  }
  const { outcome } = simulation;
  return {
    seats: simulation.mark().policies.length,
    winners: outcome?.winners ?? null,
    inputs,
    report: numbersOf(outcome ?? {}),
  };
}

function numbersOf(outcome: object): Record<string, number> {
  return Object.fromEntries(Object.entries(outcome).filter(([, value]) => Number.isSafeInteger(value)));
}
