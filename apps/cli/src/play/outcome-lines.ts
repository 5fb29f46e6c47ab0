import { endingOf, type Voice } from "@riposte/hosting";
import type { LiveMatch } from "@riposte/kernel/run";
import type { Paint } from "../terminal/paint.js";

type Outcome = NonNullable<LiveMatch<unknown>["outcome"]>;

/** How a match ended: who won, and why. */
export function outcomeLines(voice: Voice, outcome: Outcome, paint: Paint, seats = 1): readonly string[] {
  const { headline, why } = endingOf(voice, outcome, seats);
  return [
    headline === "You lost." ? paint.yellow(headline) : paint.green(headline),
    ...(why === null ? [] : [`  ${why}`]),
  ];
}
