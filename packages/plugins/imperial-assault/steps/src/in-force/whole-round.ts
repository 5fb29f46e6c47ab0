import type { StepsMatch } from "../declared.js";

/** Until the start of the next round: it is there while the end of this one is dealt with, where "this round" is over (rules 4). */
const WHOLE = ["do:uncounted", "do:terminals"] as const;

/** The round is over: what may be done once in one may be done again, and what was kept for it is gone. */
export function endRound(_payload: unknown, match: StepsMatch): void {
  for (const kind of WHOLE) for (const { id } of match.lasting(kind)) match.queue({ type: "kernel:expire", id });
  for (const kind of ["do:used", "do:mark"] as const)
    for (const { id, data } of match.lasting(kind)) if (data.round === true) match.queue({ type: "kernel:expire", id });
}
