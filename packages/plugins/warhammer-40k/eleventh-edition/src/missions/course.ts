import type { Prize } from "@riposte/warhammer-40k";
import type { EleventhMatch } from "../declared.js";
import { cardsOf, recordIn } from "./dealing.js";
import type { Card } from "./mission.js";
import { stretchOf } from "./places.js";

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

/** Tells what cards bring by places and units, for bots that play by the table alone. */
const tellPrizes = (cards: readonly Card[], match: EleventhMatch): void => {
  if (recordIn(match) !== undefined)
    match.queue({ type: "prizes:set", prizes: [0, 1].flatMap((seat) => prizesOf(cards, match, seat)) });
};

function prizesOf(cards: readonly Card[], match: EleventhMatch, seat: number): Prize[] {
  const { round } = match.slices["warhammer-40k"];
  return cardsOf(cards, match, seat)
    .flatMap(({ scoring }) => scoring)
    .filter(({ rounds }) => Math.max(1, round) <= rounds[1])
    .flatMap(({ of, points, atLeast = 1 }): Prize[] => {
      if (of.count === "actions") return [];
      const each = Math.max(1, Math.round(points / atLeast));
      const where = of.count === "slain" ? undefined : of.where;
      const keywords = of.count === "slain" ? of.keywords : [];
      const what = { objectives: "objective", units: "unit", slain: "slain" } as const;
      return [{ seat, of: what[of.count], points: each, ...stretchOf(match, seat, where), keywords }];
    });
}
