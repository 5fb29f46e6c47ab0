import { capital, fill, type Params, WATCHED, whoIs } from "@riposte/words";
import type { Told } from "./line.js";
import type { Voice } from "./voice.js";

/** How a match ended, for a reader. */
export interface Ending {
  /** "You won.", "You lost.", "A draw."; to a watcher "Mara won."; of partners "You won, with Mara." */
  readonly headline: string;
  /** One sentence; nothing where the game does not say. */
  readonly why: string | null;
}

/** What a match reports at its end. */
export interface Outcome {
  readonly winners: readonly number[];
  /** The team of each seat, where the game has teams. */
  readonly teams?: readonly number[];
  readonly [field: string]: unknown;
}

/** An outcome in words. A game for one is won or lost by its player. */
export function endingOf(voice: Voice, outcome: Outcome, seats: number): Ending {
  const told = voice.ending?.(outcome) ?? null;
  const { words, params = {} }: Told = told === null || typeof told === "string" ? { words: told ?? "" } : told;
  return {
    headline: headlineOf(voice, outcome, seats),
    why: told === null ? null : fill(words, { ...(outcome as Params), ...params }, voice),
  };
}

function headlineOf(voice: Voice, { winners, teams }: Outcome, seats: number): string {
  // seats that all are partners play against the game
  const isAgainstGame = new Set(teams).size === 1;
  if (seats === 1 || (isAgainstGame && winners.length === 0)) return winners.length > 0 ? "You won." : "You lost.";
  if (!isAgainstGame && (winners.length === 0 || winners.length === seats)) return "A draw.";
  const players = voice.players ?? WATCHED;
  const { you } = players;
  if (you !== null && !winners.includes(you)) return "You lost.";
  // partners win together
  const others = winners.filter((seat) => seat !== you).map((seat) => capital(whoIs(players, seat)));
  return fill(
    you === null ? "{others.and} won." : "You won[, with {others.and}].",
    others.length === 0 ? {} : { others },
  );
}
