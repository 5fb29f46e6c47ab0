import { KernelError, type Outcome } from "@riposte/kernel";
import type { Game } from "@riposte/kernel/run";
import { momentText } from "./moment.js";
import { momentsOf } from "./moments.js";
import type { Recording } from "./recording.js";

/** A match to be recorded: what it began with, and everything entered. */
export type Recordable = Pick<Recording, "title" | "packages" | "seed" | "setup" | "holds" | "inputs">;

/** Plays the inputs once more and notes what the match is like after each. */
export function recordMatch(game: Game, match: Recordable): Recording {
  const lock = game.lock.map((entry) => ({ ...entry }));
  const moments: string[] = [];
  let outcome: Outcome | null = null;
  for (const moment of momentsOf(game, match, true)) {
    if (moment.refusal !== null)
      throw new KernelError("SAVE_DIVERGED", `Input ${moment.input} cannot be recorded: ${moment.refusal.reason}`);
    moments.push(momentText(lock, moment));
    outcome = moment.outcome;
  }
  const { title, packages, seed, setup, holds, inputs } = match;
  const ended = outcome === null ? null : { ...outcome, winners: [...outcome.winners] };
  return {
    format: "riposte-recording/1",
    game: game.name,
    title,
    lock,
    packages,
    seed,
    setup,
    holds,
    inputs,
    outcome: ended,
    moments,
  };
}
