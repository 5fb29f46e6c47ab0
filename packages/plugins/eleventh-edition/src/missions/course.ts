import type { EleventhMatch } from "../declared.js";
import { recordIn } from "./dealing.js";

/** Points of a painted army. */
const PAINTED = 10;

/** Painted armies have their points from the beginning. */
export function readyArmies(match: EleventhMatch): void {
  for (const [seat, isPainted] of (recordIn(match)?.painted ?? []).entries())
    if (isPainted) match.queue({ type: "victory:score", seat, points: PAINTED, by: "Battle Ready" });
}

export function beginTurn(_event: unknown, match: EleventhMatch): void {
  if (recordIn(match) !== undefined) match.queue({ type: "missions:begin-turn" });
}

/** Cards are drawn when the own Command phase begins. */
export function drawCards({ phase, seat }: { readonly phase: string; readonly seat: number }, match: EleventhMatch) {
  if (phase === "command" && recordIn(match) !== undefined) match.queue({ type: "missions:draw", seat });
}

export function noteSlain({ unit }: { readonly unit: string }, match: EleventhMatch): void {
  if (recordIn(match) !== undefined) match.queue({ type: "missions:note-slain", unit });
}

/** Actions are completed, then missions score. */
export function settleTurn(match: EleventhMatch): void {
  if (recordIn(match) === undefined) return;
  match.queue({ type: "actions:end" });
  match.queue({ type: "missions:score", at: "turn" });
}
