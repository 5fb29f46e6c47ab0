import { fill, type Params, WATCHED } from "@riposte/words";
import type { Told } from "./line.js";
import type { Voice } from "./voice.js";

/** How a match ended, for a reader. */
export interface Ending {
  /** "You won.", "You lost.", "A draw."; to a watcher "Mara won." */
  readonly headline: string;
  /** One sentence; nothing where the game does not say. */
  readonly why: string | null;
}

/** What a match reports at its end. */
export interface Outcome {
  readonly winners: readonly number[];
  readonly [field: string]: unknown;
}

/** An outcome in words. A game for one is won or lost by its player. */
export function endingOf(voice: Voice, outcome: Outcome, seats: number): Ending {
  const told = voice.ending?.(outcome) ?? null;
  const { words, params = {} }: Told = told === null || typeof told === "string" ? { words: told ?? "" } : told;
  return {
    headline: headlineOf(voice, outcome.winners, seats),
    why: told === null ? null : fill(words, { ...(outcome as Params), ...params }, voice),
  };
}

function headlineOf(voice: Voice, winners: readonly number[], seats: number): string {
  if (seats === 1) return winners.length > 0 ? "You won." : "You lost.";
  const [winner, ...more] = winners;
  if (winner === undefined || more.length > 0) return "A draw.";
  const { you } = voice.players ?? WATCHED;
  if (you === null) return fill("{winner.who} won.", { winner }, voice);
  return winner === you ? "You won." : "You lost.";
}
