import { hasKeyword, holderOf, unitOf, unitsOf } from "@riposte/warhammer-40k";
import type { Effects, EleventhMatch } from "../declared.js";
import { primaryOf, recordIn, secondaryOf } from "./dealing.js";
import type { Card, Count, Scoring } from "./mission.js";
import { heldBy, isThere } from "./places.js";
import type { MissionRecord } from "./record.js";

type Scores = Pick<Effects, "missions:begin-turn" | "missions:note-slain" | "missions:score" | "missions:count">;

/** Points of primary and of secondary missions at most: in a round, in a battle, and of one fixed card. */
export const MOST = { round: 15, battle: 45, fixed: 20 } as const;

/** Cards score at the end of Command phases and of turns, within their limits. */
export const scoring = (cards: readonly Card[]): Scores => ({
  "missions:begin-turn": (slice, _effect, match) => {
    const record = match.own(slice as { missions: MissionRecord }, "missions");
    const { objectives } = match.slices["warhammer-40k"];
    record.held = Object.fromEntries(objectives.map((one) => [one.id, holderOf(match, one)]));
    record.slain = [];
  },

  "missions:note-slain": (slice, { unit }, match) => {
    match.own(match.own(slice as { missions: MissionRecord }, "missions"), "slain").push(unit);
  },

  "missions:score": (_slice, { at }, match) => {
    const { turn } = match.slices["warhammer-40k"];
    for (const seat of [turn, 1 - turn]) {
      const when = at === "command" ? "commandEnd" : seat === turn ? "turnEnd" : "enemyTurnEnd";
      if (at === "command" && seat !== turn) continue;
      const primary = primaryOf(cards, match, seat);
      for (const card of [...(primary === undefined ? [] : [primary]), ...secondaryOf(cards, match, seat)]) {
        const points = pointsOf(match, card, seat, when);
        if (points > 0) match.queue({ type: "missions:count", seat, card: card.id, kind: card.kind, points });
      }
    }
  },

  "missions:count": (slice, { seat, card, kind, points }, match) => {
    const record = match.own(slice as { missions: MissionRecord }, "missions");
    const { round } = match.slices["warhammer-40k"];
    const mine = match.own(match.own(record, "scored"), seat);
    const { total, ...before } = mine[kind];
    const inRound = before.round === round ? before.inRound : 0;
    const isFixed = kind === "secondary" && record.fixed[seat] !== null;
    const open = isFixed ? MOST.fixed - (mine.cards[card] ?? 0) : MOST.battle;
    const scored = Math.min(points, MOST.round - inRound, MOST.battle - total, open);
    if (kind === "secondary" && !isFixed)
      record.hand = record.hand.map((hand, at) => (at === seat ? hand.filter((one) => one !== card) : hand));
    if (scored <= 0) return;
    mine[kind] = { total: total + scored, round, inRound: inRound + scored };
    mine.cards = { ...mine.cards, [card]: (mine.cards[card] ?? 0) + scored };
    match.queue({ type: "victory:score", seat, points: scored, by: card });
  },
});

/** What a card brings at a moment, before limits. */
function pointsOf(match: EleventhMatch, card: Card, seat: number, at: Scoring["at"]): number {
  const { round } = match.slices["warhammer-40k"];
  return card.scoring
    .filter((rule) => rule.at === at && rule.rounds[0] <= round && round <= rule.rounds[1])
    .reduce((sum, { of, points, atLeast }) => {
      const count = counted(match, of, seat);
      return sum + (atLeast === undefined ? count * points : count >= atLeast ? points : 0);
    }, 0);
}

function counted(match: EleventhMatch, of: Count, seat: number): number {
  const record = recordIn(match);
  switch (of.count) {
    case "objectives":
      return heldBy(match, seat, of.where).filter((id) => of.new !== true || record?.held[id] !== seat).length;
    case "slain":
      return (record?.slain ?? [])
        .map((id) => unitOf(match, id))
        .filter((unit) => unit.seat !== seat)
        .filter((unit) => of.keywords.length === 0 || of.keywords.some((keyword) => hasKeyword(unit, keyword))).length;
    case "units":
      return unitsOf(match, seat).filter(({ place }) => place !== null && isThere(match, seat, place, of.where)).length;
    case "actions":
      return (record?.actions ?? []).filter(
        ({ action, isDone, unit }) => action === of.action && isDone && unitOf(match, unit).seat === seat,
      ).length;
  }
}
