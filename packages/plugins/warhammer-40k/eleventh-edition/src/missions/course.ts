import type { EleventhMatch } from "../declared.js";
import { recordIn } from "./dealing.js";
import type { Card } from "./mission.js";
import { tellPrizes } from "./prizes.js";

/** Points of a painted army. */
const PAINTED = 10;
/** Cards of a Command phase. */
const DRAWN = 2;

/** Missions are known before any unit is set up, and painted armies have their points. */
export function readyArmies(match: EleventhMatch): void {
  settle(match);
  for (const [seat, isPainted] of (recordIn(match)?.painted ?? []).entries())
    if (isPainted) match.queue({ type: "victory:score", seat, points: PAINTED, by: "Battle Ready" });
}

export function beginTurn(_event: unknown, match: EleventhMatch): void {
  if (recordIn(match) === undefined) return;
  // a battle that begins in the middle has no other beginning
  settle(match);
  match.queue({ type: "missions:begin-turn" });
}

function settle(match: EleventhMatch): void {
  if (recordIn(match)?.primary.every((card) => card === null) === true) match.queue({ type: "missions:settle" });
}

/** Cards are drawn when the own Command phase begins; those that have not scored stay beside them. */
export function drawCards({ phase, seat }: { readonly phase: string; readonly seat: number }, match: EleventhMatch) {
  if (phase === "command" && recordIn(match) !== undefined) match.queue({ type: "missions:draw", seat, count: DRAWN });
}

/** A player who begins a phase knows what the cards in force bring. */
export const tellOfCards =
  (cards: readonly Card[]) =>
  ({ phase }: { readonly phase: string }, match: EleventhMatch): void => {
    if (phase === "movement" || phase === "shooting") tellPrizes(cards, match);
  };

export function noteSlain({ unit }: { readonly unit: string }, match: EleventhMatch): void {
  if (recordIn(match) !== undefined) match.queue({ type: "missions:note-slain", unit });
}

/** Actions are completed, then missions score. */
export function settleTurn(match: EleventhMatch): void {
  if (recordIn(match) === undefined) return;
  match.queue({ type: "actions:end" });
  match.queue({ type: "missions:score", at: "turn" });
}
